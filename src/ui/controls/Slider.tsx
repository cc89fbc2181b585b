import type { ComponentProps } from 'react';
import styles from './Slider.module.css';

/** A range input in a sunken track. Name it with a label or `aria-label`. */
export function Slider(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="range" className={styles['slider']} />;
}
