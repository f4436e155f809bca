import { formatMoney, formatNumber, type Site } from '@heizplatz/country';
import { FigureTable, TextLink } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import type { PlaceFigures } from './consumption-figures';
import { type ConsumptionPage, consumptionPath } from './consumption-query';
import { quantityText } from './figure-texts';

interface PlaceTableProps {
  readonly places: readonly PlaceFigures[];
  readonly unit: string;
  readonly page: ConsumptionPage;
  readonly site: Site;
}

/** What went to which address; each leads to its own figures. */
export function PlaceTable({ places, unit, page, site }: PlaceTableProps) {
  const { t } = useLingui();
  return (
    <FigureTable
      caption={t`Menge und Kosten je Lieferadresse`}
      captionHidden
      columns={[
        { id: 'place', label: t`Lieferadresse` },
        { id: 'orders', label: t`Bestellungen`, numeric: true },
        { id: 'amount', label: t`Menge`, numeric: true },
        { id: 'total', label: t`Kosten`, numeric: true },
      ]}
      rows={places.map(({ place, orders, amount, totalCents }) => ({
        id: place,
        cells: [
          <TextLink key="place" href={consumptionPath({ ...page, place })}>
            {place}
          </TextLink>,
          formatNumber(orders, site),
          quantityText(amount, unit, site),
          formatMoney(totalCents / 100, site),
        ],
      }))}
    />
  );
}
