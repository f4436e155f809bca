import type { StatisticRow } from '@heizplatz/contract';
import { formatMoney, type Site } from '@heizplatz/country';
import { Card, CardHeader } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { amountIn, groupByPeriod, groupByPlace, sumRows, getUnit } from './consumption-metrics';
import { ConsumptionChart } from './consumption-chart';
import { ConsumptionRows } from './consumption-rows';
import styles from './consumption.module.css';
import type { ConsumptionPage } from './consumption-query';
import { meanPriceText, quantityText } from './metric-texts';
import { PeriodTable } from './period-table';
import { PlaceTable } from './place-table';

interface ConsumptionReportProps {
  readonly rows: readonly StatisticRow[];
  /** Of the whole statistic, where an order to several addresses counts once; null for the sum of the rows. */
  readonly orders: number | null;
  readonly page: ConsumptionPage;
  /** Of the country that the rows are from: its currency and its numbers. */
  readonly site: Site;
}

/** The sums, then over time as plot and table, per address, and each row. */
export function ConsumptionReport({ rows, orders, page, site }: ConsumptionReportProps) {
  const unit = getUnit(rows);
  const total = sumRows(rows, unit);
  // The plot is reset with every other list.
  const periods = useMemo(() => groupByPeriod(rows, page, unit), [rows, page, unit]);
  const places = groupByPlace(rows, unit);
  const isOneKind = unit === 'kg' && new Set(rows.map(({ ProductId }) => ProductId)).size === 1;
  const isPartly = rows.some((row) => amountIn(unit, row) === null);
  return (
    <>
      <ul className={styles.sums}>
        <Sum label={<Trans>Menge</Trans>} value={quantityText(total.amount, unit, site)} />
        <Sum label={<Trans>Ausgegeben</Trans>} value={formatMoney(total.totalCents / 100, site)} />
        {isOneKind && <Sum label={<Trans>Im Durchschnitt</Trans>} value={meanPriceText(total, site)} />}
        <Sum label={<Trans>Bestellungen</Trans>} value={String(orders ?? total.orders)} />
      </ul>
      {isPartly && (
        <p className="quiet">
          <Trans>Waren ohne Gewicht, etwa in Litern, stehen nur bei den Kosten und in den einzelnen Zeilen.</Trans>
        </p>
      )}
      <div className={styles.columns}>
        <Card as="section" aria-labelledby="verlauf">
          <CardHeader titleId="verlauf" title={<Trans>Menge im Verlauf</Trans>} />
          <ConsumptionChart periods={periods} unit={unit} site={site} />
        </Card>
        <Card as="section" aria-labelledby="zahlen">
          <CardHeader titleId="zahlen" title={<Trans>Dieselben Zahlen</Trans>} />
          <PeriodTable periods={periods} unit={unit} site={site} hasMean={isOneKind} />
        </Card>
      </div>
      {places.length > 1 && (
        <Card as="section" aria-labelledby="adressen">
          <CardHeader titleId="adressen" title={<Trans>Je Lieferadresse</Trans>} />
          <PlaceTable places={places} unit={unit} page={page} site={site} />
        </Card>
      )}
      <ConsumptionRows rows={rows} site={site} />
    </>
  );
}

function Sum({ label, value }: { readonly label: ReactNode; readonly value: string }) {
  return (
    <Card as="li">
      <p className="quiet">{label}</p>
      <p className={styles.figure}>{value}</p>
    </Card>
  );
}
