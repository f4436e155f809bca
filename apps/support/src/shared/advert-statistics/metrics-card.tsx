import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { Card, CardHeader, Skeleton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { DailyMetrics } from './daily-metrics';
import { MetricDays, metricDays } from './metric-days';

interface MetricsCardProps {
  readonly of: 'advert' | 'campaign' | 'slot';
  readonly id: number;
}

/**
 * The query of the statistics for the loader and the card; equal, so that the card finds what the loader has read.
 */
export const metricsInput = (of: MetricsCardProps['of'], id: string, params: URLSearchParams) => ({
  params: { of, id },
  query: { days: metricDays(params) },
});

/** Impressions and clicks of one of them; the period is the address's. */
export function MetricsCard({ of, id }: MetricsCardProps) {
  const [params] = useSearchParams();
  const { data } = useCall(CALLS.advertFigures, metricsInput(of, String(id), params));
  return (
    <Card as="section" aria-labelledby="zahlen">
      <CardHeader titleId="zahlen" title={<Trans>Einblendungen und Klicks</Trans>} action={<MetricDays />} />
      {data ? <DailyMetrics days={data.Days} /> : <Skeleton width={100} />}
    </Card>
  );
}
