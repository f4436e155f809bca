import type { DealerProfile } from '@heizplatz/contract';
import { Card, LinkButton, Monogram } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './dealer-corner.module.css';
import { RatingLine } from '../dealer-list/rating-line';

/** Whose branch it is, with the way to its profile. */
export function DealerCorner({ dealer }: { readonly dealer: DealerProfile }) {
  return (
    <Card as="section" aria-labelledby="haendler" className={styles.corner}>
      <div className={styles.head}>
        <Monogram id={dealer.Id} name={dealer.Name} />
        <div>
          <h2 id="haendler" className={styles.name}>
            {dealer.Name}
          </h2>
          <RatingLine rating={dealer.Rating} count={dealer.RatingCount} />
        </div>
      </div>
      <p className="quiet">
        <Trans>
          {dealer.Company}, {dealer.Street}, {dealer.ZipCode} {dealer.City}. Gewerblicher Händler, Ihr Vertragspartner.
        </Trans>
      </p>
      <LinkButton href={dealer.Path} variant="secondary" wide>
        <Trans>Bewertungen, Impressum, Kontakt</Trans>
      </LinkButton>
    </Card>
  );
}
