import { classNames } from '../class-names';
import styles from './spinner.module.css';

/** A spinner, visual only; its user describes in text what is in progress. */
export function Spinner({ size = 'text' }: { size?: 'text' | 'large' }) {
  return (
    <svg
      className={classNames(styles.spinner, size === 'large' && styles.large)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
