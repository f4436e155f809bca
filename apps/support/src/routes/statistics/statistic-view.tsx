import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatLongDate } from '@heizplatz/country';
import { useLoaderData, useSearchParams, useSite } from '@heizplatz/router';
import { EmptyState, FailedState } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StaffPage } from '../../shared/staff-page/staff-page';
import { ComparisonNote } from './comparison-note';
import { CurrencySection } from './currency-section';
import { TIMES } from './metric-chart';
import { METRICS } from './metric-texts';
import { RowSearch } from './row-search';
import { StatisticChoices } from './statistic-choices';
import { StatisticFilters } from './statistic-filters';
import styles from './statistic.module.css';
import { statisticFilePath, statisticInput, statisticPath } from './statistic-page';
import type { LoadedStatistic } from './loaded-statistic';

/** Statistics of all orders; the address determines period, filters and division. */
export function StatisticView() {
  const { t } = useLingui();
  const site = useSite();
  const { page, today } = useLoaderData<LoadedStatistic>();
  const [params] = useSearchParams();
  const metric = METRICS.find((one) => one === params.get('wert')) ?? 'umsatz';
  const { data, error } = useCall(CALLS.periodStatistic, statisticInput(page), { keepPreviousData: true });
  const statistic = data && data.Scope === 'all' ? data : null;
  const day = (iso: string) => formatLongDate(iso, site);
  return (
    <StaffPage
      title={t`Statistik`}
      lead={
        <Trans>
          Bestellungen von {day(page.from)} bis {day(statistic?.CountedTo ?? page.to)}
        </Trans>
      }
    >
      <div className={styles.page}>
        <StatisticFilters page={page} metric={metric} />
        <StatisticChoices page={page} metric={metric} today={today} />
        {statistic && <ComparisonNote statistic={statistic} />}
        {!statistic && (error || data === false) && (
          <FailedState
            title={t`Die Zahlen konnten nicht geladen werden.`}
            retryHref={statisticPath(page, {}, metric)}
          />
        )}
        {statistic && statistic.Total.length === 0 && (
          <EmptyState title={t`In diesem Zeitraum gibt es keine solche Bestellung`}>
            <Trans>Mit einem längeren Zeitraum oder weniger Filtern finden Sie vielleicht etwas.</Trans>
          </EmptyState>
        )}
        {statistic && statistic.Total.length > 0 && (
          <>
            <div className={styles.tools}>
              <Trans>
                Ausgeben:{' '}
                <a href={statisticFilePath(page, 'csv')} download>
                  CSV
                </a>{' '}
                <a href={statisticFilePath(page, 'xlsx')} download>
                  Excel
                </a>
              </Trans>
            </div>
            {!TIMES.includes(page.by) && <RowSearch page={page} metric={metric} />}
            {statistic.Total.map((total) => (
              <CurrencySection
                key={total.Currency}
                total={total}
                rows={statistic.Rows.filter(({ Currency }) => Currency === total.Currency)}
                page={page}
                metric={metric}
              />
            ))}
            {statistic.IsCapped && (
              <p className={styles.note}>
                <Trans>Gezeigt sind die Zeilen mit dem meisten Umsatz; die Datei hat alle.</Trans>
              </p>
            )}
            <p className={styles.note}>
              <Trans>
                Gezählt wird nach dem Tag der Bestellung, geliefert vor bestellt. Abgelehnte, verfallene, stornierte und
                widerrufene zählen nicht; Storno ist der Anteil der stornierten und widerrufenen an allen zustande
                gekommenen. Euro und Franken werden nie addiert.
              </Trans>
            </p>
          </>
        )}
      </div>
    </StaffPage>
  );
}
