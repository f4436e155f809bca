import type { BulkOrderRow } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { BarChart } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';

interface BulkChartProps {
  readonly rows: readonly BulkOrderRow[];
  /** How many households the list is for. */
  readonly deliveryPoints: number;
}

/** What each household saves, over the number of households. */
export function BulkChart({ rows, deliveryPoints }: BulkChartProps) {
  const { t } = useLingui();
  const site = useSite();
  const currency = site.currency.symbol;
  return (
    <BarChart
      title={t`Ersparnis je Haushalt in ${currency}, nach Zahl der Haushalte`}
      axis={t`Haushalte; darüber die Ersparnis je Haushalt in ${currency}`}
      bars={rows.map(({ Stations, SavingPerHousehold }) => ({
        id: String(Stations),
        label: String(Stations),
        value: SavingPerHousehold,
        valueText: formatNumber(SavingPerHousehold, site),
        chosen: Stations === deliveryPoints,
      }))}
    />
  );
}
