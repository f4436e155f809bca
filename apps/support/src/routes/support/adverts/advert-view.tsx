import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffAdvert } from '@heizplatz/contract';
import { formatDate, formatTime, siteById } from '@heizplatz/country';
import { useLoaderData } from '@heizplatz/router';
import { ADVERTS_PATH } from '@heizplatz/routes';
import { Card, CardHeader, Chip, EmptyState, MetricTable, PlainLink, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { campaignPath, slotPath } from '../../../shared/advert-statistics/advert-paths';
import { ADVERT_TONES, CAMPAIGN_TONES, useAdvertLabels } from '../../../shared/advert-statistics/advert-labels';
import { MetricsCard } from '../../../shared/advert-statistics/metrics-card';
import type { NumberedPage } from '../../../shared/staff-table/numbered-page';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { AdvertActions } from './advert-actions';
import { AdvertForm } from './advert-form';
import layout from '../../../shared/staff-page/layout.module.css';

function Places({ advert }: { readonly advert: StaffAdvert }) {
  const { t } = useLingui();
  const { campaignStates } = useAdvertLabels();
  const site = siteById(advert.CountryId);
  return (
    <Card as="section" aria-labelledby="plaetze">
      <CardHeader titleId="plaetze" title={<Trans>Wo sie steht</Trans>} />
      {advert.Places.length === 0 ? (
        <EmptyState title={t`In keinem Werbeplatz`}>
          <Trans>Belegt wird sie auf der Seite eines Werbeplatzes, für eine Kampagne ihres Werbekunden.</Trans>
        </EmptyState>
      ) : (
        <MetricTable
          caption={t`Werbeplätze dieser Anzeige`}
          captionHidden
          columns={[
            { id: 'slot', label: t`Werbeplatz` },
            { id: 'campaign', label: t`Kampagne` },
            { id: 'state', label: t`Stand` },
            { id: 'ends', label: t`Endet` },
          ]}
          rows={advert.Places.map(({ SlotId, SlotName, CampaignId, CampaignName, State, EndsOn }) => ({
            id: `${SlotId}-${CampaignId}`,
            cells: [
              <PlainLink key="slot" href={slotPath(SlotId)}>
                {SlotName}
              </PlainLink>,
              <PlainLink key="campaign" href={campaignPath(CampaignId)}>
                {CampaignName}
              </PlainLink>,
              <Chip key="state" tone={CAMPAIGN_TONES[State]}>
                {campaignStates[State]}
              </Chip>,
              EndsOn ? formatDate(EndsOn, site) : t`bis auf Weiteres`,
            ],
          }))}
        />
      )}
    </Card>
  );
}

function Lead({ advert }: { readonly advert: StaffAdvert }) {
  const { states } = useAdvertLabels();
  const { AdvertiserName: advertiser, ApprovedAt, ApprovedBy: by, State } = advert;
  const site = siteById(advert.CountryId);
  const approved = ApprovedAt && formatTime(ApprovedAt, site);
  return (
    <>
      <Chip tone={ADVERT_TONES[State]}>{states[State]}</Chip> {advertiser} · {site.countryName}
      {approved && (
        <>
          {' · '}
          {by ? (
            <Trans>
              freigegeben von {by}, {approved}
            </Trans>
          ) : (
            <Trans>freigegeben {approved}</Trans>
          )}
        </>
      )}
    </>
  );
}

/** /support/adverts/{advertId} */
export function AdvertView() {
  const { t } = useLingui();
  const { show } = useToast();
  const { id } = useLoaderData<NumberedPage>();
  const { data: advert, mutate } = useCall(CALLS.staffAdvert, { params: { advertId: id } });
  if (!advert) return null;
  const take = (fresh: StaffAdvert) => void mutate(fresh, { revalidate: false });
  function saved(fresh: StaffAdvert) {
    take(fresh);
    const waits = fresh.State === 'submitted';
    show({ tone: 'good', text: waits ? t`Gespeichert. Die Anzeige wartet auf Freigabe.` : t`Gespeichert` });
  }
  return (
    <StaffPage
      title={advert.Name}
      lead={<Lead advert={advert} />}
      crumbs={[{ id: 'adverts', text: t`Anzeigen`, href: ADVERTS_PATH }]}
      actions={<AdvertActions advert={advert} onChanged={take} />}
    >
      <div className={layout.stack}>
        <AdvertForm key={`${id}-${advert.Version}`} advert={advert} countryId={advert.CountryId} onSaved={saved} />
        <Places advert={advert} />
        <MetricsCard of="advert" id={advert.Id} />
      </div>
    </StaffPage>
  );
}
