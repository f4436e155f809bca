import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { useLoaderData, useSearchParams } from '@heizplatz/router';
import { PARTNER_PATH } from '@heizplatz/routes';
import { Card, CardHeader, Chip } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ADVERT_TONES, useAdvertLabels } from '../../../shared/advert-statistics/advert-labels';
import { DailyMetrics } from '../../../shared/advert-statistics/daily-metrics';
import { MetricDays, metricDays } from '../../../shared/advert-statistics/metric-days';
import type { NumberedPage } from '../../../shared/staff-table/numbered-page';
import { StaffPage } from '../../../shared/staff-page/staff-page';

/** /support/werbepartner/{id}: impressions and clicks per day of an advert of one's own. */
export function PartnerAdvertView() {
  const { t } = useLingui();
  const { states, sizes } = useAdvertLabels();
  const { id } = useLoaderData<NumberedPage>();
  const [params] = useSearchParams();
  const { data } = useCall(CALLS.partnerFigures, { params: { advertId: id }, query: { days: metricDays(params) } });
  if (!data) return null;
  const { Advert, Days } = data;
  return (
    <StaffPage
      title={Advert.Name}
      lead={
        <>
          <Chip tone={ADVERT_TONES[Advert.State]}>{states[Advert.State]}</Chip> {Advert.AdvertiserName} ·{' '}
          {siteById(Advert.CountryId).countryName} · {sizes[Advert.SlotTypeId]}
        </>
      }
      crumbs={[{ id: 'partner', text: t`Meine Anzeigen`, href: PARTNER_PATH }]}
    >
      <Card as="section" aria-labelledby="zahlen">
        <CardHeader titleId="zahlen" title={<Trans>Einblendungen und Klicks</Trans>} action={<MetricDays />} />
        <DailyMetrics days={Days} />
      </Card>
    </StaffPage>
  );
}
