import { areaPath } from './area-path';
import styles from './sparkline.module.css';

/** A chart within a line of text; `label` describes its trend. */
export function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const { line } = areaPath(values, 96, 28, Math.min(...values), Math.max(...values));
  return (
    <svg role="img" aria-label={label} className={styles.sparkline} viewBox="0 0 96 28" preserveAspectRatio="none">
      <path d={line} className={styles.line} />
    </svg>
  );
}
