import type { ProductGroup } from '@heizplatz/calculator';
import type { OfferAlternatives } from '@heizplatz/contract';
import { beforeFullStop } from '@heizplatz/country';
import { Card, Marker } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChooseButton } from './choose-button';
import { AlternativeOffer } from '../alternatives/alternative-offer';
import styles from '../context.module.css';
import type { OfferChoice } from './use-choose-offer';

interface PaidPlacesProps {
  readonly group: ProductGroup;
  readonly places: OfferAlternatives['PaidPlaces'];
  readonly choice: OfferChoice;
}

/** What a dealer paid for: marked, with on whose behalf and why (rule OFFER-04), beside the list and never in it. */
export function PaidPlaces({ group, places, choice }: PaidPlacesProps) {
  const { t } = useLingui();
  return places.map(({ Offer: offer, OnBehalfOf, Reason: reason }) => {
    const advertiser = beforeFullStop(OnBehalfOf);
    return (
      <Card key={offer.Id} as="section" aria-label={t`Anzeige: ${offer.DealerName}`} className={styles.card}>
        <div>
          <Marker kind="advert">
            <Trans>Anzeige</Trans>
          </Marker>
        </div>
        <div>
          <AlternativeOffer offer={offer} group={group} showsNet={false} />
        </div>
        <p className={styles.reason}>
          <Trans>
            Im Auftrag von {advertiser}. {reason}
          </Trans>
        </p>
        <ChooseButton offer={offer} choice={choice} variant="aside" />
      </Card>
    );
  });
}
