import type { SalesMetricRow } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { MetricTable, TextLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { drillDown } from './drill-down';
import { changeText, type Currency, type Metric, moneyText, shareText, tonnesText } from './metric-texts';
import { type StatisticPage, statisticPath } from './statistic-page';
import { useDimensionLabels } from './use-dimension-labels';

interface MetricRowsProps {
  readonly rows: readonly SalesMetricRow[];
  readonly page: StatisticPage;
  readonly currency: Currency;
  readonly metric: Metric;
  /** Orders of the currency in all. */
  readonly orders: number;
}

/** Each row links to its own part of the metrics, as far as there is a finer one. */
export function MetricRows({ rows, page, currency, metric, orders }: MetricRowsProps) {
  const { t } = useLingui();
  const site = useSite();
  const { names, getLabel: getLabel } = useDimensionLabels();
  const numeric = (id: string, label: string) => ({ id, label, numeric: true });
  const heading = ({ Key, Label }: SalesMetricRow) => {
    const text = getLabel(page.by, Label);
    const further = drillDown(page, Key);
    return further ? <TextLink href={statisticPath(page, further, metric)}>{text}</TextLink> : text;
  };
  return (
    <MetricTable
      caption={t`Zahlen in ${currency} je ${names[page.by]}`}
      captionHidden
      columns={[
        { id: 'key', label: names[page.by] },
        ...[numeric('orders', t`Bestellungen`), numeric('share', t`Anteil`), numeric('weight', t`Menge`)],
        ...[numeric('revenue', t`Umsatz`), numeric('before', t`davor`), numeric('change', t`Änderung`)],
        ...[numeric('mean', t`Mittel je t`), numeric('cancelled', t`Storno`), numeric('ratePay', t`RatePay`)],
      ]}
      rows={rows.map((row) => ({
        id: row.Key,
        cells: [
          heading(row),
          formatNumber(row.Now.Orders, site),
          shareText(orders === 0 ? null : (100 * row.Now.Orders) / orders, site),
          tonnesText(row.Now.WeightKg, site),
          moneyText(row.Now.Revenue, currency),
          moneyText(row.Before?.Revenue ?? null, currency),
          changeText(row.Now.Revenue, row.Before?.Revenue ?? null, site) ?? '–',
          moneyText(row.Now.MeanPerTonne, currency),
          shareText(row.Now.CancellationPercent, site),
          shareText(row.Now.RatePayPercent, site),
        ],
      }))}
    />
  );
}
