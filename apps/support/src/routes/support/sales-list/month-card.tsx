import { KG_PER_TONNE } from '@heizplatz/calculator';
import type { SalesMonth } from '@heizplatz/contract';
import {
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  monthName,
  CURRENCY_CODES,
  siteByCurrency,
} from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, Chip, MetricTable, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { salesMonthPath } from '../../../shared/staff-page/staff-paths';
import { CloseMonth } from './close-month';
import { MonthComparison } from './month-comparison';
import styles from './sales-list.module.css';

type Metric = 'Orders' | 'WeightKg' | 'Net' | 'Commission' | 'Corrections';
type Metrics = Pick<SalesMonth['Countries'][number], Metric>;

/** Money is added in cents. */
function sumRows(rows: readonly Metrics[]): Metrics {
  const sum = (name: Metric) => rows.reduce((all, row) => all + Math.round(row[name] * 100), 0) / 100;
  return {
    ...{ Orders: sum('Orders'), WeightKg: sum('WeightKg'), Net: sum('Net') },
    ...{ Commission: sum('Commission'), Corrections: sum('Corrections') },
  };
}

interface MonthCardProps {
  readonly month: SalesMonth;
  readonly onClosed: () => Promise<unknown>;
}

/** What the month comes to, euros and francs apart, and whether it is closed. */
export function MonthCard({ month, onClosed }: MonthCardProps) {
  const { t } = useLingui();
  const site = useSite();
  /** The commission's share of the merchandise value. */
  const takeRate = (commission: number, net: number) =>
    net === 0 ? '–' : formatPercent((100 * commission) / net, site);
  const currencies = CURRENCY_CODES.flatMap((currency) => {
    const own = month.Countries.filter(({ Currency }) => Currency === currency);
    if (own.length === 0) return [];
    const money = (value: number) => formatMoney(value, siteByCurrency(currency));
    const { Orders, WeightKg, Net, Commission, Corrections } = sumRows(own);
    const dealers = own.reduce((sum, { Dealers }) => sum + Dealers, 0);
    const cells = [
      ...[formatNumber(dealers, site), formatNumber(Orders, site)],
      ...[formatNumber(WeightKg / KG_PER_TONNE, site, 1), money(Net), takeRate(Commission, Net)],
      ...[money(Commission), money(Corrections)],
      money(Math.round((Commission + Corrections) * 100) / 100),
    ];
    return [{ currency, cells }];
  });
  const rows = [
    ...[t`Händler`, t`Bestellungen`, t`Menge in t`, t`Netto`, t`Satz`],
    ...[t`Provision`, t`Korrekturen`, t`Zu zahlen`],
  ].map((label, index) => ({ id: label, cells: [label, ...currencies.map(({ cells }) => cells[index])] }));
  return (
    <Card as="section" className={styles.month}>
      <div className={styles.monthHead}>
        <h2>{monthName(month.Month)}</h2>
        {month.Closed ? <Chip tone="spruce">{t`abgeschlossen`}</Chip> : <Chip tone="sunk">{t`offen`}</Chip>}
        <p className={styles.note}>
          {month.Closed ? (
            <Trans>
              am {formatDate(month.Closed.At, site)} von {month.Closed.By}
            </Trans>
          ) : (
            month.OrdersExpected > 0 && (
              <Trans>{formatNumber(month.OrdersExpected, site)} Bestellungen sind noch nicht geliefert</Trans>
            )
          )}
        </p>
        {month.OldestOpen < month.Month && (
          <p className={styles.note}>
            <TextLink href={salesMonthPath(month.OldestOpen)}>
              <Trans>{monthName(month.OldestOpen)} ist noch nicht abgeschlossen</Trans>
            </TextLink>
          </p>
        )}
        {month.CanClose && <CloseMonth month={month} onClosed={onClosed} />}
      </div>
      {currencies.length > 0 && (
        <MetricTable
          caption={t`Summen des Monats je Währung`}
          captionHidden
          columns={[
            { id: 'metric', label: t`Wert` },
            ...currencies.map(({ currency }) => ({ id: currency, label: currency, numeric: true })),
          ]}
          rows={rows}
        />
      )}
      <MonthComparison comparisons={month.Comparisons} />
    </Card>
  );
}
