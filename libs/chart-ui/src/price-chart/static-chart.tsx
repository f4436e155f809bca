import { countryRules, formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { classNames } from '@heizplatz/ui';
import { chartFrame, GROUND } from './chart-frame';
import type { ChartVariant } from './chart-variant';
import styles from './static-chart.module.css';
import { timeTicks } from './time-ticks';

const TIME_LABELS = 5;

/** The chart as the server renders it: no script, no style attribute. */
export function StaticChart({ title, series }: ChartVariant) {
  const site = useSite();
  const { ticks, decimals, lines, from, to } = chartFrame(series);
  return (
    <div className={styles.drawing}>
      <div role="img" aria-label={title} className={styles.plot}>
        <ol className={styles.values} aria-hidden="true">
          {[...ticks].reverse().map((tick) => (
            <li key={tick}>{formatNumber(tick, site, decimals)}</li>
          ))}
        </ol>
        <svg
          className={styles.lines}
          viewBox={`0 0 ${GROUND.width} ${GROUND.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {ticks.map((tick, index) => {
            const y = GROUND.height * (1 - index / (ticks.length - 1));
            return <line key={tick} x1="0" x2={GROUND.width} y1={y} y2={y} className={styles.grid} />;
          })}
          {lines.map((line, index) => (
            <path key={index} d={line} className={classNames(styles.line, index > 0 && styles.second)} />
          ))}
        </svg>
      </div>
      <ol className={styles.times} aria-hidden="true">
        {timeTicks(from, to, TIME_LABELS, countryRules(site.countryId)).map((label, index) => (
          <li key={index}>{label}</li>
        ))}
      </ol>
    </div>
  );
}
