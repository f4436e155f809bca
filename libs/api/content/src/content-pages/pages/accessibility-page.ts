import { BRAND } from '@heizplatz/country';
import { ACCESSIBILITY_PATH } from '@heizplatz/routes';
import { heading, list, text, type Page } from './page-text';

const LAW = {
  DE: 'Das Barrierefreiheitsstärkungsgesetz (BFSG) verlangt, dass Angebote im elektronischen Geschäftsverkehr für alle nutzbar sind.',
  AT: 'Das Barrierefreiheitsgesetz (BaFG) verlangt, dass Angebote im elektronischen Geschäftsverkehr für alle nutzbar sind.',
  CH: 'Für private Anbieter gilt in der Schweiz das Verbot der Diskriminierung nach dem Behindertengleichstellungsgesetz (BehiG); wir halten uns an dieselben Regeln wie in der EU.',
} as const;

const AUTHORITY = {
  DE: 'Antworten wir nicht oder nicht zufriedenstellend, können Sie sich an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen in Magdeburg wenden.',
  AT: 'Antworten wir nicht oder nicht zufriedenstellend, können Sie sich an das Sozialministeriumservice wenden.',
  CH: 'Beraten werden Sie auch von den Fachstellen für die Gleichstellung von Menschen mit Behinderungen.',
} as const;

export const accessibilityPage: Page = ({ site, operator }) => ({
  path: ACCESSIBILITY_PATH,
  title: 'Erklärung zur Barrierefreiheit',
  description: `Wie zugänglich ${BRAND} ${site.inCountry} ist und wie Sie uns Hindernisse melden.`,
  blocks: [
    text(`${LAW[site.iso]} Unser Maßstab sind die WCAG 2.1 in der Stufe AA.`),
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
    text(AUTHORITY[site.iso]),
  ],
});
