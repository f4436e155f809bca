import { KG_PER_TONNE } from '@heizplatz/calculator';
import type { SalesMetricRow, StatisticSort } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { type MetricColumn, MetricTable, PlainLink, TextLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import { drillDown } from './drill-down';
import { TIMES } from './metric-chart';
import { changeText, type Currency, type Metric, moneyText, shareText } from './metric-texts';
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
  const current = page.sort || (TIMES.includes(page.by) ? 'label' : '-revenue');
  /** A head that sorts by its column: figures from the largest, names from A; once more turns it round. */
  const sorting = (id: StatisticSort, label: string, numeric = true): MetricColumn => {
    const isSorted = current.replace(/^-/, '') === id;
    const first = numeric ? `-${id}` : id;
    const next = isSorted && current === first ? (numeric ? id : `-${id}`) : first;
    const sort = current.startsWith('-') ? ('descending' as const) : ('ascending' as const);
    return {
      ...{ id, numeric },
      ...(isSorted && { sort }),
      label: <PlainLink href={statisticPath(page, { sort: next }, metric)}>{label}</PlainLink>,
    };
  };
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
        sorting('label', names[page.by], false),
        ...[sorting('orders', t`Bestellungen`), { id: 'share', label: t`Anteil`, numeric: true }],
        ...[sorting('weight', t`Menge in t`), sorting('litres', t`Menge in l`), sorting('revenue', t`Umsatz`)],
        ...[sorting('before', t`davor`), { id: 'change', label: t`Änderung`, numeric: true }],
        ...[sorting('yearBefore', t`Vorjahr`), { id: 'yearChange', label: t`zum Vorjahr`, numeric: true }],
        ...[sorting('mean', t`Mittel je t`), sorting('cancelled', t`Storno`), sorting('ratePay', t`RatePay`)],
        { id: 'weights', label: t`Gewichte zu bestätigen`, numeric: true },
      ]}
      rows={rows.map((row) => ({
        id: row.Key,
        cells: [
          heading(row),
          formatNumber(row.Now.Orders, site),
          shareText(orders === 0 ? null : (100 * row.Now.Orders) / orders, site),
          row.Now.WeightKg === 0 ? '–' : formatNumber(row.Now.WeightKg / KG_PER_TONNE, site, 1),
          row.Now.Litres === 0 ? '–' : formatNumber(row.Now.Litres, site),
          moneyText(row.Now.Revenue, currency),
          moneyText(row.Before?.Revenue ?? null, currency),
          changeText(row.Now.Revenue, row.Before?.Revenue ?? null, site) ?? '–',
          moneyText(row.YearBefore?.Revenue ?? null, currency),
          changeText(row.Now.Revenue, row.YearBefore?.Revenue ?? null, site) ?? '–',
          moneyText(row.Now.MeanPerTonne, currency),
          shareText(row.Now.CancellationPercent, site),
          shareText(row.Now.RatePayPercent, site),
          row.Now.WeightsToConfirm === 0 ? '–' : formatNumber(row.Now.WeightsToConfirm, site),
        ],
      }))}
    />
  );
}
