import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { useSearchParams } from '@heizplatz/router';
import { Card, CardHeader, Skeleton } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import { DailyFigures } from './daily-figures';
import { FigureDays, figureDays } from './figure-days';

interface FiguresCardProps {
  readonly of: 'advert' | 'campaign' | 'slot';
  readonly id: number;
}

/** What the loader and the card read figures by; equal, so that the card finds what the loader has read. */
export const figuresInput = (of: FiguresCardProps['of'], id: string, params: URLSearchParams) => ({
  params: { of, id },
  query: { days: figureDays(params) },
});

/** Impressions and clicks of one of them; the period is the address's. */
export function FiguresCard({ of, id }: FiguresCardProps) {
  const [params] = useSearchParams();
  const { data } = useCall(CALLS.advertFigures, figuresInput(of, String(id), params));
  return (
    <Card as="section" aria-labelledby="zahlen">
      <CardHeader titleId="zahlen" title={<Trans>Einblendungen und Klicks</Trans>} action={<FigureDays />} />
      {data ? <DailyFigures days={data.Days} /> : <Skeleton width={100} />}
    </Card>
  );
}
