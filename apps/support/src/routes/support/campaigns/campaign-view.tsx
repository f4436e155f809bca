import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffCampaign } from '@heizplatz/contract';
import { formatDate, formatNumber, siteById } from '@heizplatz/country';
import { useLoaderData } from '@heizplatz/router';
import { CAMPAIGNS_PATH } from '@heizplatz/routes';
import { classNames, Card, CardHeader, Chip, KeyValueList, useToast } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { CAMPAIGN_TONES, useAdvertLabels, zipRangesText } from '../../../shared/advert-statistics/advert-labels';
import { MetricsCard } from '../../../shared/advert-statistics/metrics-card';
import { StaffPage } from '../../../shared/staff-page/staff-page';
import { CampaignForm } from './campaign-form';
import type { CampaignPage } from './campaign-page';
import { CampaignPlaces } from './campaign-places';
import { CampaignRivals } from './campaign-rivals';
import layout from '../../../shared/staff-page/layout.module.css';
import styles from './campaigns.module.css';
import { ExtendForm } from './extend-form';
import { PauseForm } from './pause-form';
import { useDeliveredText } from './use-delivered-text';

/** What was booked and what came of it; all that Marketing sees. */
function Facts({ campaign }: { readonly campaign: StaffCampaign }) {
  const { t } = useLingui();
  const { types } = useAdvertLabels();
  const deliveredText = useDeliveredText();
  const site = siteById(campaign.CountryId);
  const count = (value: number | null) => (value === null ? '–' : formatNumber(value, site));
  const until = campaign.EndsOn ? formatDate(campaign.EndsOn, site) : t`auf Weiteres`;
  const items = [
    { id: 'type', label: t`Art`, value: types[campaign.CampaignTypeId] },
    { id: 'period', label: t`Zeitraum`, value: t`${formatDate(campaign.StartsOn, site)} bis ${until}` },
    { id: 'zips', label: t`Postleitzahlen`, value: zipRangesText(campaign.ZipRanges) || t`überall` },
    { id: 'delivered', label: t`Geliefert / Ziel`, value: deliveredText(campaign) },
    { id: 'today', label: t`Heute geliefert`, value: count(campaign.ImpressionsToday) },
    { id: 'cap', label: t`Obergrenze`, value: count(campaign.CapImpressions) },
    { id: 'day', label: t`Obergrenze je Tag`, value: count(campaign.CapImpressionsPerDay) },
  ];
  return (
    <Card as="section" aria-labelledby="stand">
      <CardHeader titleId="stand" title={<Trans>Stand</Trans>} />
      <KeyValueList items={items} />
    </Card>
  );
}

/** /support/campaigns/{campaignId} */
export function CampaignView() {
  const { t } = useLingui();
  const { show } = useToast();
  const { campaignStates } = useAdvertLabels();
  const { id, mayWrite } = useLoaderData<CampaignPage>();
  const { data: campaign, mutate } = useCall(CALLS.staffCampaign, { params: { campaignId: id } });
  if (!campaign) return null;
  function saved(fresh: StaffCampaign) {
    void mutate(fresh, { revalidate: false });
    show({ tone: 'good', text: t`Gespeichert, gilt ab sofort.` });
  }
  const { State, AdvertiserName, CountryId, Version, Actions = [] } = campaign;
  const isPauseOffered = Actions.includes('pause') || Actions.includes('resume');
  const forms = (
    <>
      {Actions.includes('change') && (
        <Card as="section" aria-label={t`Kampagne bearbeiten`}>
          <CampaignForm key={`${id}-${Version}`} campaign={campaign} countryId={CountryId} today="" onSaved={saved} />
        </Card>
      )}
      {isPauseOffered && <PauseForm key={`p${Version}`} campaign={campaign} onSaved={saved} />}
      {Actions.includes('extend') && <ExtendForm key={`e${Version}`} campaign={campaign} onSaved={saved} />}
    </>
  );
  return (
    <StaffPage
      title={campaign.Name}
      lead={
        <>
          <Chip tone={CAMPAIGN_TONES[State]}>{campaignStates[State]}</Chip> {AdvertiserName} ·{' '}
          {siteById(CountryId).countryName}
        </>
      }
      crumbs={[{ id: 'campaigns', text: t`Kampagnen`, href: CAMPAIGNS_PATH }]}
    >
      <div className={classNames(layout.columns, styles.columns)}>
        <div className={layout.stack}>
          {mayWrite && forms}
          <CampaignPlaces campaign={campaign} isLinked={mayWrite} />
          <CampaignRivals campaign={campaign} isLinked={mayWrite} />
          <MetricsCard of="campaign" id={campaign.Id} />
        </div>
        <Facts campaign={campaign} />
      </div>
    </StaffPage>
  );
}
