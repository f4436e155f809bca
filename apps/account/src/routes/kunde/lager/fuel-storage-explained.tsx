import type { FuelStorage } from '@heizplatz/contract';
import { formatDate } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { KeyValueList } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatKilograms } from '../../../shared/fuel-storage/format-kilograms';
import { orderAmountKg } from '../../../shared/order-cards/order-amount-kg';
import styles from './store.module.css';

/** Every value of a fuel storage with its basis: the customer's own input, a delivery, or an estimate from both. */
export function FuelStorageExplained({ fuelStorage }: { readonly fuelStorage: FuelStorage }) {
  const site = useSite();
  const kg = (value: number) => formatKilograms(value, site);
  const orderKg = orderAmountKg(fuelStorage.OrderPath, site);
  const { StockTodayKg, CapacityKg, YearlyUseKg, RunsOutOn } = fuelStorage;
  const rows: (readonly [id: string, label: ReactNode, value: ReactNode, source: ReactNode])[] = [];
  if (StockTodayKg !== null && YearlyUseKg !== null)
    rows.push([
      'today',
      <Trans key="today">Heute noch etwa</Trans>,
      kg(StockTodayKg),
      <>
        <Beginning fuelStorage={fuelStorage} />{' '}
        <Trans>Davon ab: was seitdem bei {kg(YearlyUseKg)} im Jahr verbraucht ist, im Winter mehr als im Sommer.</Trans>
      </>,
    ]);
  if (RunsOutOn !== null)
    rows.push([
      'empty',
      <Trans key="empty">Leer etwa am</Trans>,
      formatDate(RunsOutOn, site),
      <Trans key="from">Aus dem heutigen Bestand, wenn der Verbrauch so bleibt. Ein kalter Winter leert früher.</Trans>,
    ]);
  if (CapacityKg !== null)
    rows.push(['capacity', <Trans key="size">Fasst</Trans>, kg(CapacityKg), <Trans key="said">Ihre Angabe.</Trans>]);
  if (YearlyUseKg !== null)
    rows.push(['use', <Trans key="use">Im Jahr</Trans>, kg(YearlyUseKg), <Trans key="said">Ihre Angabe.</Trans>]);
  if (orderKg !== null)
    rows.push([
      'order',
      <Trans key="order">Nächste Bestellung</Trans>,
      kg(orderKg),
      CapacityKg === null ? (
        <Trans>Die übliche Menge. Mit der Lagergröße rechnen wir aus, was hineinpasst.</Trans>
      ) : (
        <Trans>Was heute hineinpasst, auf 100 kg abgerundet und innerhalb dessen, was sich bestellen lässt.</Trans>
      ),
    ]);
  return (
    <KeyValueList
      variant="lined"
      className={styles.facts}
      items={rows.map(([id, label, value, source]) => ({
        id,
        label: (
          <>
            {label}
            <span className={styles.source}>{source}</span>
          </>
        ),
        value,
      }))}
    />
  );
}

/** From which stock the estimate counts. */
function Beginning({ fuelStorage }: { readonly fuelStorage: FuelStorage }) {
  const site = useSite();
  const { StockKg, FilledAt, LastDelivery: last } = fuelStorage;
  const delivered = last && formatKilograms(last.AmountKg, site);
  const deliveredOn = last && formatDate(last.Date, site);
  if (StockKg === null || FilledAt === null)
    return (
      <Trans>
        Geschätzt aus der Lieferung von {delivered} am {deliveredOn}, in ein Lager, das wir als leer annehmen.
      </Trans>
    );
  const [stock, day] = [formatKilograms(StockKg, site), formatDate(FilledAt, site)];
  return last && last.Date > FilledAt ? (
    <Trans>
      Geschätzt aus Ihrer Angabe, {stock} am {day}, und den Lieferungen seitdem, zuletzt {delivered} am {deliveredOn}.
    </Trans>
  ) : (
    <Trans>
      Geschätzt aus Ihrer Angabe, {stock} am {day}.
    </Trans>
  );
}
