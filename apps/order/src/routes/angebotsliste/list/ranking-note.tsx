import type { CalculatorConfiguration, ProductGroup } from '@heizplatz/calculator';
import { BRAND } from '@heizplatz/country';
import { RANKING_PATH } from '@heizplatz/routes';
import { Disclosure, TextLink } from '@heizplatz/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from '../list-notes.module.css';

type Ordering = CalculatorConfiguration['Ordering'];

/** What counts first, second and third (rule OFFER-02). */
const WEIGHTS: Readonly<Record<Ordering, readonly Ordering[]>> = {
  total: ['total', 'date', 'rating'],
  date: ['date', 'total', 'rating'],
  rating: ['rating', 'total', 'date'],
};

/** The ranking's parameters with their weight, right by the list (rule OFFER-03). */
export function RankingNote({ group, ordering }: { group: ProductGroup; ordering: Ordering }) {
  const { t } = useLingui();
  const messages: Readonly<Record<Ordering, string>> = {
    total: group.isPallet ? t`der niedrigere Preis je Kilogramm` : t`der niedrigere Gesamtpreis`,
    date: t`der frühere Liefertag`,
    rating: t`die bessere Bewertung`,
  };
  const [first, second, third] = WEIGHTS[ordering];
  return (
    <Disclosure summary={<Trans>So entsteht diese Reihenfolge</Trans>} className={styles.note}>
      <div className={styles.text}>
        <ol className={styles.weights}>
          <li>
            <Trans>Zuerst entscheidet {first && messages[first]}.</Trans>
          </li>
          <li>
            <Trans>Steht es dort gleich, zählt {second && messages[second]}.</Trans>
          </li>
          <li>
            <Trans>Ist auch das gleich, zählt {third && messages[third]}.</Trans>
          </li>
        </ol>
        <p>
          <Trans>
            Viele Bewertungen zählen mehr als wenige: zum Durchschnitt eines Händlers rechnen wir zehn Bewertungen mit
            4,0 Sternen hinzu. Händler ohne Bewertung stehen dahinter.
          </Trans>
        </p>
        <p>
          <Trans>
            Niemand kann bei {BRAND} einen besseren Platz kaufen. Bezahlte Hinweise heißen Anzeige und ändern die
            Reihenfolge nicht.
          </Trans>{' '}
          <TextLink href={RANKING_PATH}>
            <Trans>Mehr zur Reihenfolge</Trans>
          </TextLink>
        </p>
      </div>
    </Disclosure>
  );
}
