import { groupShortName, describeGroup } from '@heizplatz/calculator';
import type { DealerCard } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useSite } from '@heizplatz/router';
import { Card, Chip, Icon, Monogram, PlainLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './dealer-card-item.module.css';
import { RatingLine } from './rating-line';

/** A dealer in the list; the whole card leads to its page. */
export function DealerCardItem({ dealer }: { readonly dealer: DealerCard }) {
  const site = useSite();
  const goods = dealer.ProductGroupIds.map((id) => groupShortName(describeGroup(id), site.countryId)).join(', ');
  const codes = formatNumber(dealer.ZipCodeCount, site);
  const kilometres = dealer.DistanceKm === null ? '' : formatNumber(dealer.DistanceKm, site);
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <Monogram id={dealer.Id} name={dealer.Name} />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <PlainLink href={dealer.Path} className={styles.link}>
              {dealer.Name}
            </PlainLink>
          </h2>
          <RatingLine rating={dealer.Rating} count={dealer.RatingCount} />
          <p className="quiet">
            <Trans>
              {dealer.ZipCode} {dealer.City} · seit {dealer.SinceYear}
            </Trans>
          </p>
        </div>
      </div>
      {dealer.Certifications.length > 0 && (
        <p className={styles.chips}>
          {dealer.Certifications.map((name) => (
            <Chip key={name} tone="wood">
              {name}
            </Chip>
          ))}
        </p>
      )}
      <p className={styles.goods}>{goods}</p>
      <p className={styles.reach}>
        <Icon name={dealer.DistanceKm === null ? 'truck' : 'pin'} size={18} />
        {dealer.DistanceKm === null ? (
          <Trans>Liefert hier in {codes} Postleitzahlen</Trans>
        ) : dealer.DistanceKm < 1 ? (
          <Trans>Lager am Ort</Trans>
        ) : dealer.DistancePlace ? (
          <Trans>
            Nächstes Lager: {dealer.DistancePlace}, {kilometres} km entfernt
          </Trans>
        ) : (
          <Trans>Nächstes Lager {kilometres} km entfernt</Trans>
        )}
      </p>
    </Card>
  );
}
