import { Trans } from '@lingui/react/macro';
import { classNames } from '../class-names';
import { Disclosure } from '../overlays/disclosure';
import { areaPath, type ChartPoint } from './area-path';
import { MetricTable } from './metric-table';
import styles from './price-area-chart.module.css';

export interface PriceAreaChartProps {
  /** What the chart displays, as text: 'Pelletpreis der letzten zwölf Monate'. */
  title: string;
  points: readonly ChartPoint[];
  /** Evenly spaced below the chart: 'Nov 25', …, 'heute'. */
  labels: readonly string[];
  /** Headings of the table: time and value with its unit. */
  columns: readonly [string, string];
  formatValue: (value: number) => string;
  /** The chart extends to the edges of its card. */
  bleed?: boolean;
}

const WIDTH = 400;
const HEIGHT = 120;

/** A series as an area in the colour spruce, without axes; the same values as a table are one click away. */
export function PriceAreaChart({ title, points, labels, columns, formatValue, bleed }: PriceAreaChartProps) {
  const values = points.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const room = (highest - lowest) * 0.08 || 1;
  const { line, area } = areaPath(values, WIDTH, HEIGHT, lowest - room, highest + room);
  const rows = points.map(({ label, value }) => ({ id: label, cells: [label, formatValue(value)] }));
  return (
    <figure className={styles.chart}>
      <div className={classNames(bleed && styles.bleed)}>
        <svg
          role="img"
          aria-label={title}
          className={styles.drawing}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          <path d={area} className={styles.area} />
          <path d={line} className={styles.line} />
        </svg>
      </div>
      <ol className={styles.labels} aria-hidden="true">
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ol>
      <Disclosure summary={<Trans>Als Tabelle</Trans>}>
        <div className={styles.table}>
          <MetricTable
            caption={title}
            captionHidden
            columns={[
              { id: 'time', label: columns[0] },
              { id: 'value', label: columns[1], numeric: true },
            ]}
            rows={rows}
          />
        </div>
      </Disclosure>
    </figure>
  );
}
