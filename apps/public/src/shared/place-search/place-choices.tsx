import type { PlaceMatch } from '@heizplatz/contract';
import { TextLink } from '@heizplatz/ui';
import { Trans } from '@lingui/react/macro';
import styles from './place-choices.module.css';
import { usePlaceNote } from './use-place-note';

interface PlaceChoicesProps {
  readonly places: readonly PlaceMatch[];
  readonly getHref: (place: PlaceMatch) => string;
}

/** The places that may be meant, each by its link; nothing where there are none. */
export function PlaceChoices({ places, getHref }: PlaceChoicesProps) {
  const getNote = usePlaceNote();
  if (places.length === 0) return null;
  return (
    <nav aria-labelledby="orte" className={styles.choices}>
      <h2 id="orte" className={styles.title}>
        <Trans>Welchen Ort meinen Sie?</Trans>
      </h2>
      <ul className={styles.list}>
        {places.map((place) => (
          <li key={place.Path}>
            <TextLink href={getHref(place)}>{place.Name}</TextLink> <span className="quiet">{getNote(place)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
