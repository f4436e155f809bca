import { formatMoney, type Site } from '@heizplatz/country';
import { MetricTable, TextLink } from '@heizplatz/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { PlaceMetrics } from './consumption-metrics';
import styles from './consumption.module.css';
import { type ConsumptionPage, consumptionPath } from './consumption-query';
import { quantityText } from './metric-texts';

interface PlaceTableProps {
  readonly places: readonly PlaceMetrics[];
  readonly unit: string;
  readonly page: ConsumptionPage;
  readonly site: Site;
}

/** The deliveries per address; each links to its own statistics. */
export function PlaceTable({ places, unit, page, site }: PlaceTableProps) {
  const { t } = useLingui();
  return (
    <MetricTable
      stacks
      caption={t`Menge und Kosten je Lieferadresse`}
      captionHidden
      columns={[
        { id: 'place', label: t`Lieferadresse` },
        { id: 'amount', label: t`Menge`, numeric: true },
        { id: 'total', label: t`Kosten`, numeric: true },
      ]}
      rows={places.map(({ place, orders, amount, totalCents }) => ({
        id: place,
        cells: [
          <span key="place" className={styles.place}>
            <TextLink href={consumptionPath({ ...page, place })}>{place}</TextLink>
            <span className="quiet">
              <Plural value={orders} one="# Bestellung" other="# Bestellungen" />
            </span>
          </span>,
          quantityText(amount, unit, site),
          formatMoney(totalCents / 100, site),
        ],
      }))}
    />
  );
}
