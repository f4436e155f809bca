import { LiveBars } from '@heizplatz/chart-ui';
import type { SalesMetricRow, StatisticDimension } from '@heizplatz/contract';
import { useSite } from '@heizplatz/router';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { type Currency, type Metric, metricText, getValue } from './metric-texts';
import { useDimensionLabels } from './use-dimension-labels';

interface MetricChartProps {
  readonly rows: readonly SalesMetricRow[];
  readonly by: StatisticDimension;
  readonly metric: Metric;
  readonly currency: Currency;
}

/** For dimensions without an order of their own the largest are rendered; the table has them all. */
const MOST_BARS = 15;
export const TIMES: readonly StatisticDimension[] = ['year', 'month', 'day'];

/** '17' of a day, '05/26' of a month, '2026' of a year: narrow enough for a telephone. */
function getShortLabel(by: StatisticDimension, key: string): string | null {
  if (by === 'day') return key.slice(8);
  if (by === 'month') return `${key.slice(5)}/${key.slice(2, 4)}`;
  return by === 'year' ? key : null;
}

/** The table's metrics as bars, beside those of the previous period. */
export function MetricChart({ rows, by, metric, currency }: MetricChartProps) {
  const { t } = useLingui();
  const site = useSite();
  const { names, getLabel: getLabel } = useDimensionLabels();
  const rendered = useMemo(
    () => (TIMES.includes(by) ? rows.toSorted((a, b) => (a.Key < b.Key ? -1 : 1)) : rows.slice(0, MOST_BARS)),
    [rows, by],
  );
  const metrics: Record<Metric, string> = {
    ...{ umsatz: t`Umsatz in ${currency}`, menge: t`Menge in t`, liter: t`Menge in l`, bestellungen: t`Bestellungen` },
  };
  const axis = t`${metrics[metric]} je ${names[by]}`;
  const categories = useMemo(
    () =>
      rendered.map(({ Key, Label }) => ({
        id: Key,
        label: getLabel(by, Label),
        shortLabel: getShortLabel(by, Key) ?? getLabel(by, Label),
      })),
    // labelOf is made anew with each render, of site and by alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [rendered, by, site],
  );
  const series = useMemo(
    () => [
      { name: t`Zeitraum`, values: rendered.map(({ Now }) => getValue(metric, Now)) },
      { name: t`davor`, values: rendered.map(({ Before }) => (Before ? getValue(metric, Before) : 0)) },
    ],
    [rendered, metric, t],
  );
  const format = useCallback(
    (value: number) => metricText(metric, value, { currency, site }),
    [metric, currency, site],
  );
  const formatAxis = useCallback(
    (value: number) => metricText('bestellungen', Math.round(value), { currency, site }),
    [currency, site],
  );
  const title = t`${axis}: ${rendered.map(({ Label, Now }) => `${getLabel(by, Label)} ${format(getValue(metric, Now))}`).join(', ')}`;
  return (
    <LiveBars
      title={title}
      axis={axis}
      categories={categories}
      series={series}
      format={format}
      formatAxis={formatAxis}
      isHorizontal={!TIMES.includes(by)}
    />
  );
}
