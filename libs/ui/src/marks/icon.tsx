import { classNames } from '../class-names';
import { ICON_PATHS, type IconName } from './icon-paths';
import styles from './icon.module.css';

export interface IconProps {
  name: IconName;
  /** Edge in px, 20 by default. */
  size?: 14 | 16 | 18 | 20 | 24 | 32;
  /** Only where no text stands beside it; without one the icon is hidden from readers. */
  label?: string;
}

/** A sign in the colour of its text. */
export function Icon({ name, size = 20, label }: IconProps) {
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  if (name === 'star') {
    return (
      <svg
        {...ariaProps}
        className={classNames(styles.icon, styles.star)}
        width={size}
        height={size}
        viewBox="0 0 24 24"
      >
        <path fill="currentColor" d="m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9Z" />
      </svg>
    );
  }
  return (
    <svg {...ariaProps} className={styles.icon} width={size} height={size} viewBox="0 0 24 24" fill="none">
      <path d={ICON_PATHS[name]} stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
