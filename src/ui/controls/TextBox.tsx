import type { ComponentProps } from 'react';
import styles from './TextBox.module.css';

type Props = Omit<ComponentProps<'textarea'>, 'className'> & {
  /** A text in which columns count: every character has the same width, and nothing is corrected. */
  readonly isCode?: boolean;
};

/** A field of several lines, as high as its text. */
export const TextBox = ({ isCode = false, ...rest }: Props) => (
  <textarea
    {...rest}
    {...(isCode && { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' })}
    className={`${styles['text']} ${isCode ? styles['code'] : ''}`}
  />
);
