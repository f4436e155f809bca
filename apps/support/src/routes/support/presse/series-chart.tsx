import { PriceChart } from '@heizplatz/chart-ui';
import type { CALLS, CallResponse } from '@heizplatz/contract';
import { formatNumber, siteById } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PressPage } from './press-page';
import styles from './press.module.css';
import { SeriesTable } from './series-table';

interface SeriesChartProps {
  readonly series: CallResponse<typeof CALLS.pressPrices>;
  readonly by: PressPage['by'];
}

/** The series as a chart, its table, and how its prices are computed. */
export function SeriesChart({ series, by }: SeriesChartProps) {
  const { t } = useLingui();
  const site = useSite();
  const { CountryId, PriceUnit, ProductName, Amount, AmountUnit, Rows } = series;
  const { countryName, currency } = siteById(CountryId);
  const title = `${ProductName}, ${countryName}`;
  const order = `${formatNumber(Amount, site)} ${AmountUnit}`;
  const points = Rows.map(({ From, Price }) => ({ time: `${From}T00:00:00.000Z`, value: Price }));
  return (
    <>
      <h3 className={styles.seriesTitle}>{title}</h3>
      <PriceChart
        title={t`Preisverlauf: ${title}`}
        series={[{ name: title, points }]}
        unit={`${currency.symbol}/${PriceUnit}`}
        table={<SeriesTable series={series} by={by} />}
      />
      <p className={styles.note}>
        <Trans>
          Mittel der günstigsten Angebote aller Postleitzahlen des Landes für {order} an einen privaten Haushalt, brutto
          und mit Lieferung. Wochen und Monate sind Mittel ihrer Tage.
        </Trans>
      </p>
    </>
  );
}
