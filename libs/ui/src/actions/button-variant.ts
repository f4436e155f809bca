import { classNames } from '../class-names';
import styles from './button.module.css';

export interface ButtonVariant {
  /** `primary` is the one next step of a screen; `onDark` stands on spruce. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'onDark';
  /** 48 px; small 40 (tables, tools), large 54 (the order button). */
  size?: 'normal' | 'small' | 'large';
  wide?: boolean;
}

export function buttonClass({ variant = 'secondary', size = 'normal', wide }: ButtonVariant, className?: string) {
  return classNames(styles.button, styles[variant], size !== 'normal' && styles[size], wide && styles.wide, className);
}
