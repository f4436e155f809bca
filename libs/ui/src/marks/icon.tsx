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

const STAR = 'm12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.5l-5.9 3.1 1.2-6.5L2.5 9.5l6.6-.9Z';

/** A sign in the colour of its text, a star in its own. How it is drawn is in the style: a list has dozens of them. */
export function Icon({ name, size = 20, label }: IconProps) {
  const ariaProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  const isStar = name === 'star';
  return (
    <svg
      {...ariaProps}
      className={classNames(styles.icon, isStar && styles.star)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
    >
      <path d={isStar ? STAR : ICON_PATHS[name]} />
    </svg>
  );
}
