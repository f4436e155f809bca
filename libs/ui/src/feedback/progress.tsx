import styles from './progress.module.css';

/** How far something is: `value` of `max`; without a value it is under way and nobody knows how far. */
export function Progress({ label, value, max = 1 }: { label: string; value?: number; max?: number }) {
  return <progress className={styles.progress} aria-label={label} max={max} {...(value !== undefined && { value })} />;
}
