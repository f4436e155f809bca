import type { ProductGroup } from '@heizplatz/calculator';
import { OTHER_CODE, type OfferVariant } from '@heizplatz/contract';
import { Marker } from '@heizplatz/ui';
import { useLingui } from '@lingui/react/macro';
import styles from './offer-markers.module.css';

/** The criteria in which no other offer of the visible list is better (rule OFFER-05), and its certificate. */
export function OfferMarkers({ offer, group }: { offer: OfferVariant; group: ProductGroup }) {
  const { t } = useLingui();
  const messages = {
    // Pallets differ in weight, so their list is ranked by the kilogram.
    cheapest: group.isPallet ? t`Günstigster Preis je kg` : t`Günstigstes Angebot`,
    fastest: t`Schnellste Lieferung`,
    'best-rated': t`Bestbewertet`,
    nearest: t`Nächstes Lager`,
  };
  if (offer.Markers.length === 0 && offer.Certification === null) return null;
  return (
    <ul className={styles.markers}>
      {offer.Markers.filter((marker) => marker !== OTHER_CODE).map((marker) => (
        <li key={marker}>
          <Marker kind={marker}>{messages[marker]}</Marker>
        </li>
      ))}
      {offer.Certification !== null && (
        <li>
          <Marker kind="certificate">{offer.Certification}</Marker>
        </li>
      )}
    </ul>
  );
}
