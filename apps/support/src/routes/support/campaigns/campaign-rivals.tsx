import type { StaffCampaign } from '@heizplatz/contract';
import { formatDate, siteById } from '@heizplatz/country';
import { Card, CardHeader, EmptyState, MetricTable, PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { campaignPath, slotPath } from '../../../shared/advert-statistics/advert-paths';
import { useAdvertLabels, zipRangesText } from '../../../shared/advert-statistics/advert-labels';

interface CampaignRivalsProps {
  readonly campaign: StaffCampaign;
  /** Whether the reader may open slots. */
  readonly isLinked: boolean;
}

/** Which other campaigns want the same slots, postcodes and days. */
export function CampaignRivals({ campaign, isLinked }: CampaignRivalsProps) {
  const { t } = useLingui();
  const { types } = useAdvertLabels();
  const site = siteById(campaign.CountryId);
  const period = (from: string, to: string | null) =>
    to ? `${formatDate(from, site)}–${formatDate(to, site)}` : t`ab ${formatDate(from, site)}`;
  return (
    <Card as="section" aria-labelledby="ueberschneidung">
      <CardHeader titleId="ueberschneidung" title={<Trans>Überschneidungen</Trans>} />
      {campaign.Overlaps.length === 0 ? (
        <EmptyState title={t`Keine andere Kampagne will denselben Platz, Ort und Tag.`} />
      ) : (
        <MetricTable
          caption={t`Kampagnen um denselben Platz, Ort und Tag`}
          captionHidden
          columns={[
            { id: 'campaign', label: t`Kampagne` },
            { id: 'slot', label: t`Werbeplatz` },
            { id: 'type', label: t`Art` },
            { id: 'days', label: t`Gemeinsame Tage` },
            { id: 'zips', label: t`Gemeinsame Postleitzahlen` },
          ]}
          rows={campaign.Overlaps.map((rival) => ({
            id: `${rival.SlotId}-${rival.CampaignId}`,
            cells: [
              <PlainLink key="campaign" href={campaignPath(rival.CampaignId)}>
                {rival.AdvertiserName}: {rival.CampaignName}
              </PlainLink>,
              isLinked ? (
                <PlainLink key="slot" href={slotPath(rival.SlotId)}>
                  {rival.SlotName}
                </PlainLink>
              ) : (
                rival.SlotName
              ),
              types[rival.CampaignTypeId],
              period(rival.From, rival.To),
              zipRangesText(rival.ZipRanges) || t`überall`,
            ],
          }))}
        />
      )}
    </Card>
  );
}
