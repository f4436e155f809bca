import { formatWithUnit, formatLongDate, formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { classNames } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChartVariant } from './chart-variant';
import { dayRows } from './chart-rows';
import styles from './price-chart.module.css';

/** Steps through the days by arrow keys, tap or drag, and announces each day's value; the latest first. */
export function ChartReader({ title, series, unit, decimals }: ChartVariant) {
  const { t } = useLingui();
  const site = useSite();
  const rows = dayRows(series);
  const last = rows.length - 1;
  const [target, setTarget] = useState<number | null>(null);
  const index = Math.min(target ?? last, last);
  const row = rows[index];
  if (!row || last < 1) return null;
  const metrics = row.values.map((value, nth) => {
    const text = value === null ? '–' : formatWithUnit(formatNumber(value, site, decimals), site, unit);
    return series.length > 1 ? `${series[nth]?.name ?? ''} ${text}` : text;
  });
  const text = `${formatLongDate(row.time, site)}: ${metrics.join(', ')}`;
  return (
    <div className={classNames(styles.reader, 'script-only')}>
      <input
        type="range"
        min={0}
        max={last}
        value={index}
        aria-label={t`${title}, Tag wählen`}
        aria-valuetext={text}
        onChange={({ currentTarget }) => setTarget(Number(currentTarget.value))}
      />
      <p className="tabular" aria-hidden="true">
        {text}
      </p>
    </div>
  );
}
