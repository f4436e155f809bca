import { faq, h2, links, p, picture, table, ul } from '../block-text';
import type { DemoProductPage } from '../demo-text';

export const firewoodPage: DemoProductPage = {
  path: '/kaminholz',
  picture: 'logs',
  title: ({ firewood }) => `${firewood}: Preise vergleichen`,
  description: ({ firewood, tax }) =>
    `${firewood} nach Art und Länge, geschüttet oder gestapelt, mit ${tax} und Lieferung. Maße, Feuchte und Lager verständlich erklärt.`,
  blocks: ({ firewood, cleanUp }) => [
    h2('Welches Holz?'),
    p(
      'Je Kilogramm liefert trockenes Holz jeder Art fast gleich viel Wärme, rund vier Kilowattstunden. Je Raummeter unterscheiden sich die Arten deutlich: Ein Raummeter Buche wiegt lufttrocken rund 460 kg und enthält etwa 1.900 kWh, Nadelholz ist leichter.',
    ),
    picture('logs', 'Risse an den Stirnseiten zeigen, dass das Holz getrocknet ist.'),
    h2('Raummeter, Schüttraummeter, Kilogramm'),
    table(
      'Was ein Festmeter ergibt',
      ['Maß', 'Menge|', 'Was es meint'],
      ['Festmeter', '1', 'Holz ohne Lücken'],
      ['Raummeter', '1,4', 'Scheite, sauber gestapelt'],
      ['Schüttraummeter', '2,0 bis 2,4', 'Scheite, lose geschüttet'],
    ),
    p(
      'Ein Schüttraummeter ist also weniger Holz als ein Raummeter. Damit sich Händler vergleichen lassen, rechnen wir nach **Gewicht** und nennen die Raummeter daneben.',
    ),
    h2('Worauf Sie achten'),
    ul(
      '**Feuchte:** höchstens 20 %. Feuchtes Holz raucht, verrußt die Scheibe und heizt schlecht.',
      '**Länge:** 25, 33 oder 50 cm; der Feuerraum sollte einige Zentimeter länger sein.',
      '**Geschüttet oder gestapelt:** Geschüttetes Holz müssen Sie selbst aufschichten.',
    ),
    h2('Lager'),
    p(
      'Draußen, an einer sonnigen Wand, mit Abstand zum Boden und einem Dach darüber, die Vorderseite offen. Eine Plane rundherum hält die Feuchte fest. In die Wohnung gehört nur der Vorrat für wenige Tage.',
    ),
    h2('Häufige Fragen'),
    faq(
      [
        `Wie viel ${firewood} brauche ich?`,
        'Ein Kaminofen, der an kalten Abenden läuft, verbraucht im Winter etwa zwei bis vier Raummeter.',
      ],
      [
        'Darf ich jedes Holz verbrennen?',
        `Nur naturbelassenes. Lackiertes, verleimtes und imprägniertes Holz ist verboten und schadet Ofen und Nachbarn. Im Zweifel weiß Ihr ${cleanUp} Rat.`,
      ],
      [
        'Wie messe ich die Feuchte?',
        'Ein Scheit spalten und mit einem Messgerät in die frische Fläche stechen. Außen gemessen ist der Wert zu niedrig.',
      ],
    ),
    links(
      'Weiterlesen',
      ['/info-center/brennstoffe-im-vergleich', 'Brennstoffe im Vergleich', 'Energie, Platz und Arbeit'],
      ['/info-center/asche-entsorgen', 'Wohin mit der Asche?', 'kalt werden lassen, dann entsorgen'],
      ['/holzbriketts', 'Holzbriketts', 'trocken und sauber gestapelt'],
    ),
  ],
};
