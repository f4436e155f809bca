import type { SalesComparison, SalesMonth } from '@heizplatz/contract';
import { formatMoney, siteByCurrency } from '@heizplatz/country';
import { MetricTable } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './sales-list.module.css';

/** The month beside the one before, and where it gets to; as the statistics count them. */
export function MonthComparison({ comparisons }: { readonly comparisons: SalesMonth['Comparisons'] }) {
  const { t } = useLingui();
  const [forecast] = comparisons.flatMap(({ Forecast }) => Forecast ?? []);
  const isRunning = forecast !== undefined;
  if (comparisons.length === 0) return null;
  const getRow = (name: 'Net' | 'Commission', label: string, one: SalesComparison) => {
    const money = (value: number) => formatMoney(value, siteByCurrency(one.Currency));
    const cells = [label, money(one.Now[name]), money(one.Before[name])];
    return {
      id: `${one.Currency} ${name}`,
      cells: isRunning ? [...cells, one.Forecast ? money(one.Forecast[name]) : '–'] : cells,
    };
  };
  const headings = isRunning
    ? [t`bis heute`, t`Vormonat, gleiche Tage`, t`Prognose Monatsende`]
    : [t`Monat`, t`Vormonat`];
  return (
    <>
      <MetricTable
        caption={<Trans>Nach dem Tag der Annahme</Trans>}
        columns={[{ id: 'what', label: t`Wert` }, ...headings.map((label) => ({ id: label, label, numeric: true }))]}
        rows={comparisons.flatMap((one) => [
          getRow('Net', t`Netto ${one.Currency}`, one),
          getRow('Commission', t`Provision ${one.Currency}`, one),
        ])}
      />
      {forecast && (
        <p className={styles.note}>
          <Trans>
            Prognose im Tempo der bisherigen Werktage: {forecast.WorkingDaysDone} von {forecast.WorkingDays}.
          </Trans>
        </p>
      )}
    </>
  );
}
