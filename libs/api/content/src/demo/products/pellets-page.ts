import { faq, h2, links, p, picture, table, ul } from '../block-text';
import type { DemoProductPage } from '../demo-text';

export const pelletsPage: DemoProductPage = {
  path: '/pellets-prices/product-path',
  picture: 'pellets',
  title: 'Holzpellets: Preise vergleichen',
  description: ({ tax }) =>
    `Holzpellets lose, als Sackware oder im Big Bag: Gesamtpreise mit Lieferung und ${tax}, dazu alles über Qualität, Lager und Menge.`,
  blocks: ({ oil, tax }) => [
    h2('Was Holzpellets sind'),
    p(
      `Trockene Sägespäne, zu Stäbchen von 6 mm gepresst. Zusammen hält sie das Lignin des Holzes, ein Bindemittel kommt höchstens in kleinsten Mengen dazu. **Zwei Kilogramm ersetzen einen Liter ${oil}** oder einen Kubikmeter Gas; eine Tonne liefert rund 4.800 kWh.`,
    ),
    picture('pellets', 'Gute Pellets sind glatt, gleich lang und sinken im Wasserglas.'),
    h2('Lose, im Sack oder im Big Bag'),
    table(
      'Die drei Formen',
      ['Merkmal', 'Lose', 'Sackware', 'Big Bag'],
      ['Menge', '1 bis 20 t', 'Palette mit 720 bis 990 kg', '800 bis 1.000 kg'],
      ['Anlieferung', 'eingeblasen', 'Palette', 'Kran oder Stapler'],
      ['Preis je Tonne', 'am niedrigsten', 'am höchsten', 'dazwischen'],
    ),
    h2('Qualität'),
    ul(
      '**Klasse A1** nach EN ISO 17225-2: höchstens 0,7 % Asche und 10 % Wasser.',
      '**ENplus A1 und DINplus** lassen Herstellung und zum Teil die Lieferung prüfen. Im Angebot können Sie danach filtern.',
      '**Feinanteil:** höchstens 1 % bei loser Ware ab Werk; beim Einblasen kommt etwas dazu.',
    ),
    h2('Lager'),
    p(
      'Ein Kubikmeter fasst rund 650 kg. Für ein Jahr genügen 0,9 m³ Raum je Kilowatt Heizlast, trocken und belüftet. Wie ein Raum ausgebaut wird, steht unter [Pellets richtig lagern](/info-center/pellets-richtig-lagern).',
    ),
    h2('Häufige Fragen'),
    faq(
      [
        'Wie viel brauche ich?',
        'Ein Einfamilienhaus verheizt im Jahr 4 bis 6 t. Aus Ihrem letzten Verbrauch an Öl oder Gas rechnet [diese Seite](/wie-viel-brauche-ich) die Menge aus.',
      ],
      [
        'Was ist im Preis enthalten?',
        `Ware, Lieferung und ${tax}, dazu die Leistungen, die Sie wählen. Abgerechnet wird nach geliefertem Gewicht.`,
      ],
      [
        'Wann ist ein guter Zeitpunkt?',
        'Oft zwischen Mai und August, sicher ist das nicht. Der [Verlauf der Preise](/pelletpreise) hilft beim Einschätzen.',
      ],
      [
        'Wie schnell wird geliefert?',
        'Jedes Angebot nennt den spätesten Termin, meist zwei bis vier Wochen; im Herbst dauert es länger, Express geht in wenigen Tagen.',
      ],
    ),
    links(
      'Weiterlesen',
      ['/info-center/qualitaet-und-zertifikate', 'Qualität erkennen', 'was hinter A1 steckt'],
      ['/info-center/pelletlager-planen', 'Pelletlager planen', 'mit Rechenbeispiel'],
      ['/info-center/pellets-liefern-und-einblasen', 'So läuft eine Lieferung ab', 'vom Anruf bis zum Wiegeschein'],
    ),
  ],
};
