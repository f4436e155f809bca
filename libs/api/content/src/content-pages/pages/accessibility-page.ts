import { BRAND } from '@heizplatz/country';
import { ACCESSIBILITY_PATH } from '@heizplatz/routes';
import { COUNTRY_TEXTS } from './country-texts';
import { heading, list, text, type Page } from './page-text';

export const accessibilityPage: Page = ({ site, operator }) => ({
  path: ACCESSIBILITY_PATH,
  title: 'Erklärung zur Barrierefreiheit',
  description: `Wie zugänglich ${BRAND} ${site.inCountry} ist und wie Sie uns Hindernisse melden.`,
  blocks: [
    text(`${COUNTRY_TEXTS[site.iso].accessibilityLaw} Unser Maßstab sind die WCAG 2.1 in der Stufe AA.`),
    heading('Was die Dienstleistung ist'),
    text(
      `Auf ${BRAND} vergleichen Sie Preise für Brennstoffe und bestellen bei einem Händler: Postleitzahl und Menge eingeben, Händler wählen, Adresse und Zahlungsart angeben, prüfen, bestellen.`,
    ),
    heading('Was wir dafür tun'),
    list(
      'Alles lässt sich mit der Tastatur bedienen; der Fokus ist immer sichtbar.',
      'Überschriften, Bereiche und Formularfelder haben Namen, die Vorleseprogramme nennen.',
      'Fehler stehen als Text beim Feld, nicht nur als Farbe.',
      'Zu Diagrammen gibt es dieselben Zahlen als Tabelle.',
      'Texte lassen sich auf 200 % vergrößern; bis zur Liste der Händler geht es auch ohne JavaScript.',
    ),
    heading('Was noch fehlt'),
    text(
      'Dokumente von Händlern im Format PDF sind nicht durchgehend ausgezeichnet. Wir lesen sie Ihnen am Telefon gern vor.',
    ),
    heading('Hindernis melden'),
    text(
      `Schreiben Sie an ${operator.email} oder rufen Sie an: ${site.customerPhone}. Wir antworten binnen zwei Wochen.`,
    ),
    text(COUNTRY_TEXTS[site.iso].accessibilityAuthority),
  ],
});
