import type { CurrencyTotal } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans } from '@lingui/react/macro';
import { moneyText } from './metric-texts';
import styles from './statistic.module.css';

/** Where the running month gets to, and how that is computed. */
export function ForecastNote({ total: { Forecast: forecast, Currency } }: { readonly total: CurrencyTotal }) {
  const site = useSite();
  if (forecast === null) return null;
  const revenue = moneyText(forecast.Revenue, Currency);
  const orders = formatNumber(forecast.Orders, site);
  const commission = moneyText(forecast.Commission, Currency);
  return (
    <p className={styles.forecast}>
      <strong>
        {forecast.Commission === null ? (
          <Trans>
            Prognose bis Monatsende: {revenue} Umsatz, {orders} Bestellungen
          </Trans>
        ) : (
          <Trans>
            Prognose bis Monatsende: {revenue} Umsatz, {orders} Bestellungen, {commission} Provision
          </Trans>
        )}
      </strong>
      <span className={styles.note}>
        <Trans>
          Gerechnet im Tempo der bisherigen Werktage: {forecast.WorkingDaysDone} von {forecast.WorkingDays} (Montag bis
          Freitag ohne bundesweite Feiertage, heute mitgezählt).
        </Trans>
      </span>
    </p>
  );
}
