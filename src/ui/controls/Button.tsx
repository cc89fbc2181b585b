import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

type Style = {
  /** Only one button per screen should be solid. */
  readonly tone?: 'raised' | 'solid' | 'quiet';
  readonly size?: 'small' | 'medium' | 'large';
  /** A square button that holds only an icon; give it an `aria-label`. */
  readonly icon?: boolean;
};

/** An absent or undefined prop takes its default. */
const classes = (
  tone: Style['tone'] = 'raised',
  size: Style['size'] = 'medium',
  icon = false,
  more?: string,
) =>
  [styles['button'], styles[tone], styles[size], icon ? styles['icon'] : '', more]
    .filter(Boolean)
    .join(' ');

type ButtonProps = Style &
  ComponentProps<'button'> & {
    /** Called when it is pressed while disabled. */
    readonly onRefused?: (() => void) | undefined;
  };

/** When disabled it stays focusable, so keyboard players keep their place. */
export function Button({
  tone,
  size,
  icon,
  className,
  disabled = false,
  onRefused,
  ...rest
}: ButtonProps) {
  const refuse = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onRefused?.();
  };
  return (
    <button
      type="button"
      {...rest}
      {...(disabled && { 'aria-disabled': true, onClick: refuse })}
      data-tip={icon}
      className={classes(tone, size, icon, className)}
    />
  );
}

export function ButtonLink({
  tone,
  size,
  icon,
  className,
  ...rest
}: Style & ComponentProps<typeof Link>) {
  return <Link {...rest} data-tip={icon} className={classes(tone, size, icon, className)} />;
}
