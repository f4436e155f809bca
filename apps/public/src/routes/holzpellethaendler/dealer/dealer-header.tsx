import type { DealerProfile } from '@heizplatz/contract';
import { formatNumber } from '@heizplatz/country';
import { useOrigin, useSite } from '@heizplatz/router';
import { DEALERS_PATH } from '@heizplatz/routes';
import { Chip, Icon, Monogram, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './dealer-header.module.css';
import { REVIEWS_ID } from '../dealer-paths';
import { RatingLine } from '../dealer-list/rating-line';
import { dealerData } from '../structured-data/dealer-data';
import { StructuredData } from '../../../shared/structured-data/structured-data';
import { PageCrumbs } from '../../../shared/structured-data/page-crumbs';

/** Name, place, rating and certificates at a glance. */
export function DealerHeader({ dealer }: { readonly dealer: DealerProfile }) {
  const { t } = useLingui();
  const site = useSite();
  const origin = useOrigin();
  const codes = formatNumber(dealer.ZipCodeCount, site);
  const crumbs = [
    { id: 'start', text: t`Start`, href: '/' },
    { id: 'dealers', text: t`Händler`, href: DEALERS_PATH },
    { id: 'dealer', text: dealer.Name },
  ];
  return (
    <header>
      <StructuredData data={dealerData(origin, site, dealer)} />
      <PageCrumbs crumbs={crumbs} />
      <div className={styles.head}>
        <Monogram id={dealer.Id} name={dealer.Name} large />
        <div className={styles.words}>
          <h1>{dealer.Name}</h1>
          <div className={styles.line}>
            <RatingLine rating={dealer.Rating} count={dealer.RatingCount} />
            {dealer.RatingCount > 0 && (
              <TextLink variant="alone" href={`#${REVIEWS_ID}`}>
                <Trans>Bewertungen lesen</Trans>
              </TextLink>
            )}
          </div>
          <ul className={styles.facts}>
            <li>
              <Icon name="pin" size={18} />
              <Trans>
                {dealer.ZipCode} {dealer.City}
              </Trans>
            </li>
            <li>
              <Icon name="calendar" size={18} />
              <Trans>im Handel seit {dealer.SinceYear}</Trans>
            </li>
            <li>
              <Icon name="truck" size={18} />
              <Trans>liefert in {codes} Postleitzahlen</Trans>
            </li>
          </ul>
          {dealer.Certifications.length > 0 && (
            <p className={styles.chips}>
              {dealer.Certifications.map((name) => (
                <Chip key={name} tone="wood">
                  {name}
                </Chip>
              ))}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
