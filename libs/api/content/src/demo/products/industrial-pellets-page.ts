import { faq, h2, links, p, picture, table, ul } from '../block-text';
import type { DemoProductPage } from '../demo-text';

export const industrialPelletsPage: DemoProductPage = {
  path: '/industriepellets',
  picture: 'pellets',
  title: 'Industriepellets: Preise vergleichen',
  description: ({ tax }) =>
    `Industriepellets für gewerbliche Kessel, je Tonne mit ${tax} und Lieferung. Klassen, Asche und warum sie nicht ins Wohnhaus gehören.`,
  blocks: () => [
    h2('Nur für Betriebe'),
    p(
      'Industriepellets dürfen mehr Asche und Rinde enthalten als Pellets der Klasse A1. Kessel in Wohnhäusern verschlacken davon und verlieren ihre Zulassung. Bestellen können sie deshalb nur Betriebe, die bestätigen, dass ihr Kessel dafür zugelassen ist.',
    ),
    picture('pellets', 'Von außen kaum zu unterscheiden: Die Klasse steht auf dem Lieferschein.'),
    h2('Klassen'),
    table(
      'Klassen nach EN ISO 17225-2',
      ['Klasse', 'Asche|', 'Feinanteil|'],
      ['I1', 'bis 1,0 %', 'bis 4 %'],
      ['I2', 'bis 1,5 %', 'bis 5 %'],
      ['I3', 'bis 3,0 %', 'bis 6 %'],
      ['A1 zum Vergleich', 'bis 0,7 %', 'bis 1 %'],
    ),
    h2('Worauf es ankommt'),
    ul(
      'Der Hersteller des Kessels nennt die Klasse, die er zulässt; mehr Asche heißt öfter entaschen und reinigen.',
      'Rechnen Sie mit dem Heizwert: Er liegt kaum unter dem von A1, der Unterschied steckt in Wartung und Ausfall.',
      'Große Lager brauchen Belüftung und einen Melder für Kohlenmonoxid, ehe jemand sie betritt.',
    ),
    h2('Häufige Fragen'),
    faq(
      [
        'Kann ich als Haushalt Industriepellets kaufen?',
        'Nein. Für Haushalte gibt es [Holzpellets der Klasse A1](/pellets-prices/product-path).',
      ],
      ['Wie viel kann ich bestellen?', 'Von 1 bis 20 t je Bestellung. Größere Mengen fragen Sie über die Liste an.'],
      [
        'Wie wird geliefert?',
        'Eingeblasen wie andere lose Pellets; 30 m Schlauch gehören dazu, längere lassen sich wählen.',
      ],
    ),
    links(
      'Weiterlesen',
      ['/info-center/sicher-ins-lager', 'Sicher ins Pelletlager', 'vier Regeln'],
      ['/hackschnitzel', 'Der Brennstoff für große Anlagen', 'Preise und Qualität'],
      ['/info-center/kosten-pro-kilowattstunde', 'Was eine Kilowattstunde kostet', 'ehrlich umrechnen'],
    ),
  ],
};
