import type { StaffCampaign } from '@heizplatz/contract';
import { SLOTS_PATH } from '@heizplatz/routes';
import { Card, CardHeader, Chip, EmptyState, MetricTable, PlainLink, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { advertPath, slotPath } from '../../../shared/advert-statistics/advert-paths';
import { ADVERT_TONES, useAdvertLabels } from '../../../shared/advert-statistics/advert-labels';

interface CampaignPlacesProps {
  readonly campaign: StaffCampaign;
  /** Whether the reader may open adverts and slots, and fill slots. */
  readonly isLinked: boolean;
}

/** Which adverts of the campaign stand in which slots. */
export function CampaignPlaces({ campaign, isLinked }: CampaignPlacesProps) {
  const { t } = useLingui();
  const { states } = useAdvertLabels();
  const linked = (href: string, text: string) => (isLinked ? <PlainLink href={href}>{text}</PlainLink> : text);
  return (
    <Card as="section" aria-labelledby="plaetze">
      <CardHeader titleId="plaetze" title={<Trans>Werbeplätze</Trans>} />
      {campaign.Items.length === 0 ? (
        <EmptyState title={t`Noch in keinem Werbeplatz`} />
      ) : (
        <MetricTable
          caption={t`Werbeplätze dieser Kampagne`}
          captionHidden
          columns={[
            { id: 'slot', label: t`Werbeplatz` },
            { id: 'advert', label: t`Anzeige` },
            { id: 'state', label: t`Zustand` },
            { id: 'weight', label: t`Gewicht`, numeric: true },
          ]}
          rows={campaign.Items.map(({ SlotId, SlotName, AdvertId, AdvertName, AdvertState, Weight }) => ({
            id: `${SlotId}-${AdvertId}`,
            cells: [
              linked(slotPath(SlotId), SlotName),
              linked(advertPath(AdvertId), AdvertName),
              <Chip key="state" tone={ADVERT_TONES[AdvertState]}>
                {states[AdvertState]}
              </Chip>,
              Weight,
            ],
          }))}
        />
      )}
      {isLinked && (
        <p>
          <TextLink href={`${SLOTS_PATH}?country=${campaign.CountryId}`}>
            <Trans>Werbeplatz belegen</Trans>
          </TextLink>
        </p>
      )}
    </Card>
  );
}
