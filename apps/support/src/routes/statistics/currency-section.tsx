import { type CurrencyTotal, getPaymentKind, type SalesMetricRow, STATISTIC_PAGE_SIZE } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, Chip, PageLinks } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ForecastNote } from './forecast-note';
import { MetricChart, TIMES } from './metric-chart';
import { MetricRows } from './metric-rows';
import { type Metric, shareText } from './metric-texts';
import styles from './statistic.module.css';
import { type StatisticPage, statisticPath } from './statistic-page';
import { TotalMetrics } from './total-metrics';

const NAMES = new Intl.DisplayNames('de', { type: 'currency' });

interface CurrencySectionProps {
  readonly total: CurrencyTotal;
  readonly rows: readonly SalesMetricRow[];
  readonly page: StatisticPage;
  readonly metric: Metric;
}

/** All metrics of one currency: sums, payment types, chart, table. */
export function CurrencySection({ total, rows, page, metric }: CurrencySectionProps) {
  const { t } = useLingui();
  const site = useSite();
  const { Currency, Payments, Now, RowCount } = total;
  return (
    <Card as="section" className={styles.section} aria-label={t`Zahlen in ${Currency}`}>
      <h2>{NAMES.of(Currency)}</h2>
      <TotalMetrics total={total} />
      <ForecastNote total={total} />
      {Payments.length > 0 && (
        <ul className={styles.payments} aria-label={t`Anteile der Zahlungsarten`}>
          {Payments.map(({ Kind, Orders, Percent }) => (
            <li key={Kind}>
              <Chip tone="sunk">
                {getPaymentKind(Kind)?.shortName ?? Kind} {shareText(Percent, site)} ({formatNumber(Orders, site)})
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {rows.length > 0 && page.by !== 'order' && (
        <MetricChart rows={rows} by={page.by} metric={metric} currency={Currency} />
      )}
      {rows.length === 0 && page.search !== '' ? (
        <p className={styles.note}>
          <Trans>Keine Zeile passt zu „{page.search}“.</Trans>
        </p>
      ) : (
        <MetricRows rows={rows} page={page} currency={Currency} metric={metric} orders={Now.Orders} />
      )}
      <PageLinks
        label={t`Seiten der Tabelle in ${Currency}`}
        page={Number(page.page)}
        pageCount={TIMES.includes(page.by) ? 1 : Math.ceil(RowCount / STATISTIC_PAGE_SIZE)}
        getHref={(number) => statisticPath(page, { page: String(number) }, metric)}
      />
    </Card>
  );
}
