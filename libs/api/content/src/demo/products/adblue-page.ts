import { faq, h2, links, p, table, ul } from '../block-text';
import type { DemoProductPage } from '../demo-text';

export const adBluePage: DemoProductPage = {
  path: '/adblue',
  picture: 'delivery',
  title: 'AdBlue liefern lassen: Preise vergleichen',
  description: ({ tax }) =>
    `AdBlue für Fuhrpark, Hof und Baustelle, je 100 Liter mit ${tax} und Lieferung. Verbrauch, Behälter und Lagerung auf einen Blick.`,
  blocks: () => [
    h2('Was AdBlue ist'),
    p(
      'Eine Lösung aus 32,5 % Harnstoff und reinem Wasser nach **ISO 22241**. Sie wird in den Abgasstrom von Dieselmotoren gespritzt und wandelt Stickoxide in Stickstoff und Wasser um. Sie kommt nie in den Dieseltank.',
    ),
    h2('Wie viel wird gebraucht?'),
    table(
      'Anhaltswerte je 100 l Diesel',
      ['Fahrzeug', 'AdBlue|'],
      ['Personenwagen und Lieferwagen', '2 bis 5 l'],
      ['schwere Nutzfahrzeuge', '4 bis 6 l'],
      ['Traktoren und Baumaschinen', '3 bis 7 l'],
    ),
    h2('Lager'),
    ul(
      'Bei −11 °C gefriert AdBlue; aufgetaut ist es wieder brauchbar. Über 30 °C altert es rasch.',
      'Kühl und dunkel hält es etwa ein Jahr.',
      'Behälter aus Kunststoff oder Edelstahl. Kupfer, Zink und gewöhnlicher Stahl verderben es.',
      'Sauberkeit entscheidet: Schon wenig Diesel oder Staub kann die Abgasreinigung beschädigen.',
    ),
    h2('Häufige Fragen'),
    faq(
      [
        'Wie viel kann ich bestellen?',
        'Von 500 bis 20.000 l je Bestellung, lose in Ihren Behälter oder im Gebinde, wenn der Händler es führt.',
      ],
      [
        'Ist AdBlue gefährlich?',
        'Es ist kein Gefahrstoff, greift aber Metalle an und hinterlässt weiße Krusten. Spritzer mit Wasser abwaschen.',
      ],
      [
        'Unterscheiden sich die Hersteller?',
        'Die Norm lässt wenig Spielraum. Achten Sie darauf, dass sie auf dem Lieferschein steht.',
      ],
    ),
    links(
      'Weiterlesen',
      ['/diesel', 'Diesel', 'für den eigenen Tank'],
      ['/lieferung-und-zahlung', 'Lieferung und Zahlung', 'wohin, wann und wie bezahlt wird'],
    ),
  ],
};
