import { useCall } from '@heizplatz/api-client';
import type { DealerCard, PricePlace } from '@heizplatz/contract';
import { formatNumber, type StateNames } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, Monogram, PlainLink, Stars, TextLink } from '@heizplatz/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PRICE_CALLS, type RequestedPlace } from '../../../shared/price-data/price-calls';
import { dealersPath } from './dealers-path';
import styles from './place-dealers.module.css';

const VISIBLE = 3;

interface PlaceDealersProps {
  readonly place: PricePlace;
  readonly target: RequestedPlace;
  readonly words: StateNames;
}

/** Dealers that deliver there, the best rated first; omitted if there are none. */
export function PlaceDealers({ place, target, words: labels }: PlaceDealersProps) {
  const site = useSite();
  const { call, input } = PRICE_CALLS(site.countryId).dealers(target);
  const { data } = useCall(call, input);
  if (!data || data.Items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="haendler">
      <div className={styles.head}>
        <h2 id="haendler">
          <Trans>Händler, die {labels.toState} liefern</Trans>
        </h2>
        <TextLink variant="alone" href={dealersPath(place)}>
          <Trans>Alle {formatNumber(data.Total, site)} Händler</Trans>
        </TextLink>
      </div>
      <ul className={styles.dealers}>
        {data.Items.slice(0, VISIBLE).map((dealer) => (
          <li key={dealer.Id}>
            <Dealer dealer={dealer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Dealer({ dealer }: { dealer: DealerCard }) {
  const { t } = useLingui();
  const site = useSite();
  const { Name, Path, Rating, RatingCount, DistanceKm, DistancePlace, City } = dealer;
  const count = formatNumber(RatingCount, site);
  const reviews = plural(RatingCount, { one: '# Bewertung', other: `${count} Bewertungen` });
  const rating = Rating === null ? t`noch nicht bewertet` : t`${formatNumber(Rating, site, 1)} von 5 (${reviews})`;
  return (
    <Card className={styles.dealer}>
      <Monogram id={dealer.Id} name={Name} />
      <div>
        <h3 className={styles.name}>
          <PlainLink href={Path} className={styles.link}>
            {Name}
          </PlainLink>
        </h3>
        <p className={styles.rating}>
          {Rating !== null && <Stars number={Rating} size={14} />}
          {rating}
        </p>
        <p className="quiet">
          {DistanceKm === null
            ? City
            : t`Lager ${DistancePlace ?? City}, ${formatNumber(DistanceKm, site)} km entfernt`}
        </p>
      </div>
    </Card>
  );
}
