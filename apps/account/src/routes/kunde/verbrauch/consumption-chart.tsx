import { LiveBars } from '@heizplatz/chart-ui';
import { formatNumber, type Site } from '@heizplatz/country';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import type { PeriodMetrics } from './consumption-metrics';
import { periodText, quantityText } from './metric-texts';

interface ConsumptionChartProps {
  readonly periods: readonly PeriodMetrics[];
  readonly unit: string;
  readonly site: Site;
}

/** The amounts as bars. */
export function ConsumptionChart({ periods, unit, site }: ConsumptionChartProps) {
  const { t } = useLingui();
  const title = t`Menge in ${unit}: ${periods
    .map(({ id, amount }) => `${periodText(id)} ${formatNumber(amount, site)}`)
    .join(', ')}`;
  const categories = useMemo(
    () => periods.map(({ id }) => ({ id, label: periodText(id), shortLabel: id.length > 4 ? id.slice(5) : id })),
    [periods],
  );
  const series = useMemo(() => [{ name: unit, values: periods.map(({ amount }) => amount) }], [periods, unit]);
  const format = useCallback((amount: number) => quantityText(amount, unit, site), [unit, site]);
  const formatAxis = useCallback((amount: number) => formatNumber(amount, site), [site]);
  return (
    <LiveBars
      title={title}
      axis={t`Menge in ${unit}`}
      categories={categories}
      series={series}
      format={format}
      formatAxis={formatAxis}
    />
  );
}
