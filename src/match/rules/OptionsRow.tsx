import type { GameWords } from '../../text/word-types.ts';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import type { Chosen, OptionField } from '../../variants/variant.ts';

type Props = {
  readonly words: GameWords;
  readonly fields: readonly OptionField[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
};

/** The options that can be chosen before a match, below the mode cards. */
export function OptionsRow({ words, fields, chosen, onChange }: Props) {
  const offered = fields.filter(({ when }) => when?.(chosen) ?? true);
  return offered.map(({ key, values }) => (
    <Segmented
      key={key}
      legend={labelOf(words, key)}
      showLegend
      options={values.map((value) => ({
        value: String(value),
        label: labelOf(words, `${key} ${String(value)}`),
      }))}
      value={String(chosen[key] ?? values[0])}
      onChange={(next) => {
        const value = values.find((each) => String(each) === next);
        if (value !== undefined) onChange({ ...chosen, [key]: value });
      }}
    />
  ));
}

/** A missing label is a bug, so make it visible. */
function labelOf({ options }: GameWords, key: string): string {
  const label = options[key];
  if (label === undefined) throw new Error(`no words for the option ${key}`);
  return label;
}
