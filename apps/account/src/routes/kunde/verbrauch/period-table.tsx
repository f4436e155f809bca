import { formatMoney, type Site } from '@heizplatz/country';
import { MetricTable } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { PeriodMetrics } from './consumption-metrics';
import { meanPriceText, periodText, quantityText } from './metric-texts';

interface PeriodTableProps {
  readonly periods: readonly PeriodMetrics[];
  readonly unit: string;
  readonly site: Site;
  /** Of one kind of goods only: a mean over pellets and firewood is meaningless. */
  readonly hasMean: boolean;
}

/** The plot's values, and their cost. */
export function PeriodTable({ periods, unit, site, hasMean }: PeriodTableProps) {
  const { t } = useLingui();
  return (
    <MetricTable
      stacks
      caption={t`Menge und Kosten über die Zeit`}
      captionHidden
      columns={[
        { id: 'period', label: t`Zeit` },
        { id: 'amount', label: t`Menge`, numeric: true },
        { id: 'total', label: t`Kosten`, numeric: true },
        ...(hasMean ? [{ id: 'mean', label: t`je Tonne`, numeric: true }] : []),
      ]}
      rows={periods.map((period) => ({
        id: period.id,
        cells: [
          periodText(period.id),
          quantityText(period.amount, unit, site),
          formatMoney(period.totalCents / 100, site),
          ...(hasMean ? [meanPriceText(period, site)] : []),
        ],
      }))}
    />
  );
}
