import { faq, h2, links, p, ul } from '../block-text';
import type { DemoProductPage } from '../demo-text';

export const dieselPage: DemoProductPage = {
  path: '/diesel',
  picture: 'delivery',
  title: 'Diesel liefern lassen: Preise vergleichen',
  description: ({ tax }) =>
    `Diesel für Hof, Betrieb und Baustelle, je 100 Liter mit ${tax} und Lieferung in Ihren Tank. Qualität, Winter und eigener Tank.`,
  blocks: ({ oil, lorry }) => [
    h2('Für wen sich Lieferung lohnt'),
    p(
      'Für Höfe, Betriebe und Baustellen mit eigenem Tank: Der Preis gilt für die ganze Menge, und niemand fährt zur Tankstelle. Bestellt werden von 500 bis 20.000 l.',
    ),
    h2('Qualität'),
    ul(
      'Geliefert wird Diesel nach **EN 590**, wie an der Tankstelle.',
      'Für den Winter gibt es kältefesten Diesel. Was im Sommer gefüllt wurde, sollte vor dem Frost verbraucht sein.',
      `**Diesel ist nicht ${oil}:** Beide sind verschieden besteuert. Fahrzeuge mit ${oil} zu betreiben, ist verboten.`,
    ),
    h2('Der eigene Tank'),
    p(
      `Er muss für Diesel zugelassen sein, Leckagen auffangen und eine Überfüllsicherung haben. Welche Anzeige oder Genehmigung nötig ist, sagt Ihre Gemeinde. Der ${lorry} füllt über einen Schlauch von 40 m, längere lassen sich wählen.`,
    ),
    h2('Häufige Fragen'),
    faq(
      [
        'Wie lange lässt sich Diesel lagern?',
        'Kühl, dunkel und ohne Wasser im Tank etwa ein Jahr. Älterer Diesel kann Filter verstopfen.',
      ],
      [
        'Wird die Menge gemessen?',
        'Ja, mit einem geeichten Zähler am Fahrzeug. Abgerechnet wird, was in Ihren Tank geflossen ist.',
      ],
      [
        'Kann ich AdBlue mitbestellen?',
        '[AdBlue](/adblue) ist eine eigene Bestellung, denn es braucht einen eigenen Behälter und ein eigenes Fahrzeug.',
      ],
    ),
    links(
      'Weiterlesen',
      ['/charts/gasoel', 'Verlauf des Preises', 'Gasöl am Markt'],
      ['/adblue', 'AdBlue', 'für Fahrzeuge mit Abgasreinigung'],
      ['/lieferung-und-zahlung', 'Lieferung und Zahlung', 'wohin, wann und wie bezahlt wird'],
    ),
  ],
};
