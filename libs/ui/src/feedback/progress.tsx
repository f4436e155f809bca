import styles from './progress.module.css';

/** Progress: `value` of `max`; without a value it is running and its progress is unknown. */
export function Progress({ label, value, max = 1 }: { label: string; value?: number; max?: number }) {
  return <progress className={styles.progress} aria-label={label} max={max} {...(value !== undefined && { value })} />;
}
