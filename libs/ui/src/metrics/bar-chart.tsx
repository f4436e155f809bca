import { classNames } from '../class-names';
import styles from './bar-chart.module.css';

export interface Bar {
  id: string;
  /** Below the bar: '3'. */
  label: string;
  /** Zero or more; the tallest bar fills the chart. */
  value: number;
  /** Above the bar: '38 €'. */
  valueText: string;
  chosen?: boolean;
}

export interface BarChartProps {
  /** A sentence that describes what the chart displays. The same values are in a table beside it. */
  title: string;
  bars: readonly Bar[];
  /** What the labels below count: 'Haushalte'. */
  axis: string;
}

const HEIGHT = 100;
const LEAST = 1;

/** Values side by side as bars, with their labels on top. */
export function BarChart({ title, bars, axis }: BarChartProps) {
  const highest = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  return (
    <figure className={styles.chart}>
      <div role="img" aria-label={title} className={styles.bars}>
        {bars.map(({ id, label, value, valueText, chosen }) => {
          const height = Math.max(LEAST, Math.round((value / highest) * HEIGHT));
          return (
            <div key={id} className={classNames(styles.place, chosen && styles.chosen)}>
              <span className={styles.value}>{valueText}</span>
              <svg
                className={styles.drawing}
                viewBox={`0 0 10 ${HEIGHT}`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <rect className={styles.bar} x="0" y={HEIGHT - height} width="10" height={height} />
              </svg>
              <span className={styles.label}>{label}</span>
            </div>
          );
        })}
      </div>
      <figcaption className={styles.axis} aria-hidden="true">
        {axis}
      </figcaption>
    </figure>
  );
}
