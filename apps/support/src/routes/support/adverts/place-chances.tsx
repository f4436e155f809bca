import { useCall } from '@heizplatz/api-client';
import { CALLS, type StaffAdvert } from '@heizplatz/contract';
import { formatPercent } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { PlainLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { slotPath } from '../../../shared/advert-statistics/advert-paths';
import { useVerdictLabels } from '../../../shared/staff-form/use-verdict-labels';
import styles from './adverts.module.css';

type Place = StaffAdvert['Places'][number];

function PlaceChance({ place, advertId, zipCode }: { place: Place; advertId: number; zipCode: string }) {
  const site = useSite();
  const { t } = useLingui();
  const verdicts = useVerdictLabels();
  const { data } = useCall(
    CALLS.trySlot,
    { params: { slotId: String(place.SlotId) }, query: { zipCode } },
    { dropsWhenUnused: true },
  );
  const item = data?.Items.find(({ AdvertId, CampaignId }) => AdvertId === advertId && CampaignId === place.CampaignId);
  const chance = formatPercent(item?.ChancePercent ?? 0, site, 1);
  return (
    <li>
      <PlainLink href={slotPath(place.SlotId)}>{place.SlotName}</PlainLink>:{' '}
      {item ? (item.Verdict === 'shown' ? t`Chance ${chance}` : verdicts[item.Verdict]) : '…'}
    </li>
  );
}

/** Where the saved advert would be displayed to a visitor with this postcode, and how likely. */
export function PlaceChances({ advert, zipCode }: { readonly advert: StaffAdvert; readonly zipCode: string }) {
  if (advert.Places.length === 0) return null;
  return (
    <div role="status">
      <p className={styles.width}>
        <Trans>In {zipCode} steht die gespeicherte Anzeige heute:</Trans>
      </p>
      <ul>
        {advert.Places.map((place) => (
          <PlaceChance
            key={`${place.SlotId}-${place.CampaignId}`}
            place={place}
            advertId={advert.Id}
            zipCode={zipCode}
          />
        ))}
      </ul>
    </div>
  );
}
