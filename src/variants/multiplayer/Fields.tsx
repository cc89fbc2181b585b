import { Segmented } from '../../ui/controls/Segmented.tsx';
import type { FieldsProps } from '../variant.ts';
import type { MultiplayerOptions } from './rules.ts';
import { words } from './words/en.ts';

const { own } = words;
export const SEATS = [3, 4, 5, 6] as const;
const SIZES = [3, 4, 5] as const;

/** Number of players, grid size, and what wins on it. */
export function Fields({ seats, options: chosen, onChange }: FieldsProps) {
  const options = chosen as MultiplayerOptions;
  return (
    <>
      <Segmented
        legend={own.players}
        showLegend
        options={SEATS.map((count) => ({ value: String(count), label: String(count) }))}
        value={String(seats)}
        onChange={(value) => onChange(options, Number(value))}
      />
      <Segmented
        legend={own.grid}
        showLegend
        options={SIZES.map((size) => ({ value: String(size), label: `${size}×${size}` }))}
        value={String(options.size)}
        onChange={(value) => {
          const size = SIZES.find((each) => String(each) === value) ?? 3;
          onChange({ size, length: size === 3 ? 'full' : options.length }, seats);
        }}
      />
      {options.size > 3 ? (
        <Segmented
          legend={own.length}
          showLegend
          options={[
            { value: 'full', label: own['length full'] },
            { value: '3', label: own['length 3'] },
          ]}
          value={String(options.length)}
          onChange={(value) => onChange({ ...options, length: value === '3' ? 3 : 'full' }, seats)}
        />
      ) : null}
    </>
  );
}
