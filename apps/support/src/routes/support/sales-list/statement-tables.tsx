import { describeGroup } from '@heizplatz/calculator';
import type { CommissionStatement } from '@heizplatz/contract';
import { formatLongDate, formatMoney, formatNumber, formatPercent, siteById } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { EmptyState, MetricTable } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './sales-list.module.css';

/** Orders and corrections of a statement; money in the dealer's currency. */
export function StatementTables({ statement }: { readonly statement: CommissionStatement }) {
  const { t } = useLingui();
  const site = useSite();
  const { Lines, Corrections, Total, Dealer } = statement;
  const money = (value: number) => formatMoney(value, siteById(Dealer.CountryId));
  if (Lines.length === 0 && Corrections.length === 0)
    return <EmptyState title={t`In diesem Monat ist für diesen Händler nichts angefallen`} />;
  const numeric = (id: string, label: string) => ({ id, label, numeric: true });
  return (
    <>
      {Lines.length > 0 && (
        <MetricTable
          caption={t`Bestellungen`}
          columns={[
            { id: 'number', label: t`Bestellung` },
            { id: 'day', label: t`Angenommen` },
            { id: 'goods', label: t`Ware` },
            numeric('weight', t`Menge in kg`),
            numeric('net', t`Netto`),
            numeric('rate', t`Satz`),
            numeric('commission', t`Provision`),
          ]}
          rows={[
            ...Lines.map((line) => ({
              id: line.OrderNumber,
              cells: [
                ...[line.OrderNumber, formatLongDate(line.AcceptedOn, site), describeGroup(line.ProductGroupId).name],
                ...[formatNumber(line.WeightKg, site) + (line.IsFinal ? '' : ' *'), money(line.Net)],
                ...[formatPercent(line.RatePercent, site), money(line.Commission)],
              ],
            })),
            {
              id: 'sum',
              chosen: true,
              cells: [
                ...[t`Summe`, '', '', formatNumber(Total.WeightKg, site), money(Total.Net), ''],
                money(Total.Commission),
              ],
            },
          ]}
        />
      )}
      {Lines.some(({ IsFinal }) => !IsFinal) && (
        <p className={styles.note}>
          <Trans>
            * Noch nicht geliefert: gerechnet nach der bestellten Menge. Eine Abweichung folgt als Korrektur.
          </Trans>
        </p>
      )}
      {Corrections.length > 0 && (
        <MetricTable
          caption={t`Korrekturen`}
          columns={[
            { id: 'day', label: t`Tag` },
            { id: 'number', label: t`Bestellung` },
            { id: 'reason', label: t`Grund` },
            { id: 'by', label: t`Von` },
            numeric('amount', t`Betrag`),
          ]}
          rows={Corrections.map(({ At, OrderNumber, Reason, By, Amount }, index) => ({
            id: String(index),
            cells: [formatLongDate(At, site), OrderNumber ?? '–', Reason, By, money(Amount)],
          }))}
        />
      )}
    </>
  );
}
