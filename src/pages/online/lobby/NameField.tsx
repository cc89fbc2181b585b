import { LONGEST_NAME } from '../../../rules/game.ts';
import { givenNames } from '../../../text/given-names.ts';
import { lazyTranslations } from '../../../text/lazy-translations.ts';
import { online } from '../../../text/online.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/controls/Icon.tsx';
import { announce } from '../../../ui/notices/Announcer.tsx';
import styles from './LobbyPanel.module.css';
import { TextField, type FieldProps } from './Panel.tsx';

type NameProps = Pick<FieldProps, 'ref' | 'data-first' | 'aria-describedby'> & {
  readonly name: string;
  readonly onName: (name: string) => void;
};

/** The name field, and a button that fills it, as a child needn't give their own name. */
export function NameField({ name, onName, ...rest }: NameProps) {
  const give = async () => {
    await lazyTranslations.givenNames?.(givenNames);
    const given = makeGivenName(givenNames, name);
    onName(given);
    announce(given);
  };
  return (
    <div className={styles['named']}>
      <TextField
        label={online.name}
        placeholder={online.namePlaceholder}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        onChange={(event) => onName(event.currentTarget.value)}
        {...rest}
      />
      <Button icon aria-label={online.giveName} title={online.giveName} onClick={() => void give()}>
        <Icon path={DIE} />
      </Button>
    </div>
  );
}

const DIE =
  'M7 4.5h10A2.5 2.5 0 0 1 19.5 7v10a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 17V7A2.5 2.5 0 0 1 7 4.5ZM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01';

/** The words from which a language's names are made. */
type NameWords = {
  readonly glazes: readonly string[];
  readonly animals: readonly string[];
  readonly join: (glaze: string, animal: string) => string;
};

const pick = (words: readonly string[], random: () => number): string =>
  words[Math.floor(random() * words.length)] ?? '';

/** A name of two words, other than the one before. `random` as `Math.random`. */
export function makeGivenName(words: NameWords, before: string, random = Math.random): string {
  const { glazes, animals, join } = words;
  const name = join(pick(glazes, random), pick(animals, random));
  return name === before ? makeGivenName(words, before, random) : name;
}
