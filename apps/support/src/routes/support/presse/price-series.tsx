import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { Card, CardHeader, EmptyState, FailedState } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type PressPage, pressPath } from './press-page';
import { PriceMetrics } from './price-metrics';
import { SeriesChart } from './series-chart';
import { SeriesChoices } from './series-choices';
import { SeriesFiles } from './series-files';
import { SeriesFilters } from './series-filters';
import styles from './press.module.css';

interface PriceSeriesProps {
  readonly page: PressPage;
  readonly today: string;
}

/** A country's price of goods over time: selection, chart, numbers, and files. */
export function PriceSeries({ page, today }: PriceSeriesProps) {
  const { t } = useLingui();
  const { data, error } = useCall(CALLS.pressPrices, { query: page }, { keepPreviousData: true });
  const hasRows = data !== undefined && data.Rows.length > 0;
  return (
    <Card as="section" aria-labelledby="preisreihe" className={styles.stack}>
      <CardHeader titleId="preisreihe" title={<Trans>Preisreihe</Trans>} />
      <SeriesFilters page={page} products={data?.Products ?? []} />
      <SeriesChoices page={page} today={today} knownFrom={data?.KnownFrom ?? null} />
      {!data && error && (
        <FailedState level={3} title={t`Die Preise konnten nicht geladen werden.`} retryHref={pressPath(page)} />
      )}
      {data && !hasRows && (
        <EmptyState title={t`Für diese Ware gibt es hier in dieser Zeit keine Preise`}>
          <Trans>Mit einem anderen Zeitraum oder einer anderen Ware finden Sie vielleicht etwas.</Trans>
        </EmptyState>
      )}
      {data && hasRows && (
        <>
          <PriceMetrics series={data} />
          <SeriesFiles page={page} />
          <SeriesChart series={data} by={page.by} />
        </>
      )}
    </Card>
  );
}
