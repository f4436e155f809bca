import type { StatisticRow } from '@heizplatz/contract';
import { formatMoney, type Site } from '@heizplatz/country';
import { Disclosure, MetricTable } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { periodText, quantityText } from './metric-texts';

/** Each row of the statistic, the newest first: what the file holds too. */
export function ConsumptionRows({ rows, site }: { readonly rows: readonly StatisticRow[]; readonly site: Site }) {
  const { t } = useLingui();
  return (
    <Disclosure variant="boxed" summary={<Trans>Nach Monat, Produkt und Adresse</Trans>}>
      <MetricTable
        stacks
        caption={t`Bestellungen nach Monat, Produkt und Adresse`}
        captionHidden
        columns={[
          { id: 'period', label: t`Monat` },
          { id: 'product', label: t`Produkt` },
          { id: 'place', label: t`Lieferadresse` },
          { id: 'amount', label: t`Menge`, numeric: true },
          { id: 'total', label: t`Kosten`, numeric: true },
        ]}
        rows={rows.toReversed().map((row) => ({
          id: [row.Period, row.ProductId, row.Place, row.RatePay].join('|'),
          cells: [
            periodText(row.Period),
            row.ProductName,
            row.Place,
            quantityText(row.Amount, row.Unit, site),
            formatMoney(row.TotalPrice, site),
          ],
        }))}
      />
    </Disclosure>
  );
}
