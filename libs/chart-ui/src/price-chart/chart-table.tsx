import { formatDate, formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { MetricTable } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { ChartVariant } from './chart-variant';
import { chartRows } from './chart-rows';
import styles from './price-chart.module.css';

/** The chart's values, the newest first. */
export function ChartTable({ title, series, unit, decimals }: ChartVariant) {
  const { t } = useLingui();
  const site = useSite();
  const columns = [
    { id: 'day', label: t`Tag` },
    ...series.map(({ name }, index) => ({ id: `${index}`, label: t`${name} in ${unit}`, numeric: true })),
  ];
  const rows = chartRows(series).map(({ time, values }) => ({
    id: time,
    cells: [
      formatDate(time, site),
      ...values.map((value) => (value === null ? '–' : formatNumber(value, site, decimals))),
    ],
  }));
  return (
    <div className={styles.table}>
      <MetricTable caption={title} captionHidden columns={columns} rows={rows} />
    </div>
  );
}
