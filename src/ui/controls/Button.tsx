import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

type Look = {
  /** Only one button per screen should be solid. */
  readonly tone?: 'raised' | 'solid' | 'quiet';
  readonly size?: 'small' | 'medium' | 'large';
  /** A square button that holds only an icon; give it an `aria-label`. */
  readonly icon?: boolean;
};

const classes = ({ tone = 'raised', size = 'medium', icon = false }: Look, more?: string) =>
  [styles['button'], styles[tone], styles[size], icon ? styles['icon'] : '', more]
    .filter(Boolean)
    .join(' ');

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** Where a press while it is disabled leads. */
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
      className={classes(look(tone, size, icon), className)}
    />
  );
}

export function ButtonLink({
  tone,
  size,
  icon,
  className,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} data-tip={icon} className={classes(look(tone, size, icon), className)} />;
}

function look(tone: Look['tone'], size: Look['size'], icon: Look['icon']): Look {
  return { ...(tone && { tone }), ...(size && { size }), ...(icon && { icon }) };
}
