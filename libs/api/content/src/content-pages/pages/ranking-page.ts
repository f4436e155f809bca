import { WORDING } from '@heizplatz/country/wording';
import { BRAND } from '@heizplatz/country';
import { RANKING_PATH } from '@heizplatz/routes';
import { heading, list, text, type Page } from './page-text';

/** The ranking's parameters and their weight (rule OFFER-03), as pricing's offerOrder applies them. */
export const rankingPage: Page = ({ site }) => {
  const { taxName: tax } = WORDING[site.countryId];
  const { offers } = WORDING[site.countryId];
  return {
    path: RANKING_PATH,
    title: 'So entsteht die Reihenfolge',
    description: `Wonach ${BRAND} Händler ordnet: Gesamtpreis, dann Liefertermin, dann Bewertung. Plätze sind nicht käuflich.`,
    blocks: [
      text(
        `Von jedem Händler zeigen wir in der Liste das beste Ergebnis für Ihre Angaben. Geordnet wird nach drei Merkmalen, eines nach dem anderen:`,
      ),
      list(
        `1. Gesamtpreis: Ware, Lieferung und gewählte Zusatzleistungen mit ${tax}; das günstigere steht oben. Bei Ware auf Paletten zählt der Preis je Kilogramm, weil Paletten verschieden schwer sind.`,
        '2. Liefertermin: Ist der Preis auf den Cent gleich, steht die frühere Lieferung oben.',
        '3. Bewertung: Ist auch der Termin gleich, steht die bessere Bewertung oben. Viele Bewertungen zählen mehr als wenige: zum Durchschnitt eines Händlers rechnen wir zehn Bewertungen mit 4,0 Sternen hinzu. Händler ohne Bewertung kommen danach.',
      ),
      text(
        'Jedes Merkmal zählt nur, wenn alle davor gleich sind; der Preis entscheidet deshalb fast immer. Ist alles gleich, bleibt eine feste Ordnung, die von keinem Merkmal der Händler abhängt.',
      ),
      heading('Anders ordnen'),
      text(
        'Sie können die Liste auch nach Liefertermin oder Bewertung ordnen. Dann zählt dieses Merkmal zuerst und die übrigen in der genannten Folge.',
      ),
      heading('Was keine Rolle spielt'),
      list(
        'Niemand kann einen besseren Platz kaufen.',
        'Die Provision, die ein Händler uns zahlt, ändert die Reihenfolge nicht.',
        'Bezahlte Hinweise heißen „Anzeige“, stehen für sich und ordnen die Liste nie um.',
        'Wer Sie sind und was Sie früher angesehen haben, ändert weder Preis noch Reihenfolge.',
      ),
      heading('Die Kennzeichen'),
      text(
        `Die Kennzeichen für den günstigsten Preis, die schnellste Lieferung, die beste Bewertung und den kürzesten Weg gelten für die ${offers}, die in der Liste stehen.`,
      ),
    ],
  };
};
