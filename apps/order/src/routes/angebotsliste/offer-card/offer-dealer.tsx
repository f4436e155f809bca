import type { ProductGroup } from '@heizplatz/calculator';
import { dealerLink, type OfferVariant } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Icon, Monogram, TextLink } from '@heizplatz/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './offer-dealer.module.css';
import { OfferMarkers } from './offer-markers';

interface OfferDealerProps {
  readonly offer: OfferVariant;
  readonly group: ProductGroup;
  readonly titleId: string;
  /** Example prices are for another place: their distance is meaningless. */
  readonly showsDistance: boolean;
}

/** Who offers: name, rating, distance, and what sets the offer apart. */
export function OfferDealer({ offer, group, titleId, showsDistance }: OfferDealerProps) {
  const site = useSite();
  const distance = formatNumber(offer.DistanceKm, site);
  return (
    <div className={styles.dealer}>
      <div className={styles.head}>
        <Monogram id={offer.DealerId} name={offer.DealerName} />
        <div className={styles.words}>
          <h3 id={titleId} className={styles.name}>
            <TextLink variant="alone" href={dealerLink(offer.DealerId)}>
              {offer.DealerName}
            </TextLink>
          </h3>
          <Rating offer={offer} />
          {showsDistance && (
            <p className="quiet">
              {offer.DistanceKm < 1 ? (
                <Trans>Lager am Ort</Trans>
              ) : (
                <Trans>
                  Lager {offer.DealerPlace}, {distance} km entfernt
                </Trans>
              )}
            </p>
          )}
        </div>
      </div>
      <OfferMarkers offer={offer} group={group} />
    </div>
  );
}

function Rating({ offer }: { offer: OfferVariant }) {
  const { t } = useLingui();
  const site = useSite();
  const since = offer.DealerSince;
  if (offer.Rating === null) {
    return (
      <p className="quiet">
        <Trans>noch keine Bewertung · seit {since}</Trans>
      </p>
    );
  }
  const mark = formatNumber(offer.Rating, site, 1);
  const count = formatNumber(offer.RatingCount, site);
  const reviews = plural(offer.RatingCount, { one: '# Bewertung', other: `${count} Bewertungen` });
  return (
    <p className={styles.rating}>
      <Icon name="star" size={14} />
      <span className="visually-hidden">{t`${mark} von 5 Sternen aus ${reviews},`}</span>
      <span aria-hidden="true">
        <b className={styles.mark}>{mark}</b>
        {` (${count})`}
      </span>
      <span>
        <span aria-hidden="true">· </span>
        <Trans>seit {since}</Trans>
      </span>
    </p>
  );
}
