import { faq, h2, links, p, picture, table, ul } from '../block-text';
import type { DemoProductPage } from '../demo-text';

export const briquettesPage: DemoProductPage = {
  path: '/holzbriketts',
  picture: 'briquettes',
  title: 'Holzbriketts: Preise vergleichen',
  description: ({ tax }) =>
    `Holzbriketts auf Paletten, mit ${tax} und Lieferung bis zur Bordsteinkante. Formen, Brenndauer und Lager verständlich erklärt.`,
  blocks: ({ firewood, lorry }) => [
    h2('Was Holzbriketts sind'),
    p(
      `Trockene Späne, unter hohem Druck gepresst, ohne Bindemittel. Ein Kilogramm enthält rund 4,9 kWh, etwa ein Fünftel mehr als ${firewood}, das zwei Jahre getrocknet ist. Eine Palette mit 960 kg ersetzt ungefähr zweieinhalb Raummeter Buche und steht auf einem Quadratmeter.`,
    ),
    picture('briquettes', 'Glatte Kanten und kaum Staub in der Folie sprechen für gute Pressung.'),
    h2('Welche Form wofür?'),
    table(
      'Formen und wie sie brennen',
      ['Form', 'Brenndauer|', 'Passt zu'],
      ['achteckig mit Loch', '1 bis 2 Stunden', 'Kaminofen, schnelle Wärme'],
      ['rund, voll', '2 bis 3 Stunden', 'Kachelofen'],
      ['eckig, wie Ziegel', '1,5 bis 2,5 Stunden', 'Herd und Werkstattofen'],
      ['Rinde, rund', 'Glut bis 8 Stunden', 'Nacht, wenn der Ofen es erlaubt'],
    ),
    h2('Qualität'),
    ul(
      '**A1** nach EN ISO 17225-3: höchstens 12 % Wasser und 1 % Asche.',
      'Ein Brikett soll sich nur mit Kraft brechen lassen und innen gleichmäßig sein.',
      'Kein Geruch nach Leim oder Lack, keine bunten Splitter.',
    ),
    h2('Lager'),
    p(
      `Trocken, auf der Palette, mit heiler Folie. Briketts ziehen Feuchte schneller als Scheite; nass zerfallen sie. Für die Anlieferung braucht der ${lorry} einen festen, ebenen Platz: Die Palette wird mit der Hebebühne abgesetzt, nicht getragen.`,
    ),
    h2('Häufige Fragen'),
    faq(
      [
        'Wie viele Briketts lege ich auf?',
        'Halb so viel Gewicht wie bei Scheiten. Zwei Briketts von je 1 kg geben knapp 10 kWh ab; das reicht einem Kaminofen für eine Stunde.',
      ],
      [
        'Darf jeder Ofen Briketts brennen?',
        'Die meisten, aber nicht alle. Entscheidend ist die Liste der zugelassenen Brennstoffe in der Anleitung.',
      ],
      [
        'Was wiegt eine Palette?',
        'Meist 960 kg. Weil es abweichen kann, zeigen wir neben dem Preis der Palette den Preis je Tonne.',
      ],
      [
        'Kommt die Palette zurück?',
        'Häufig wird Pfand berechnet, das neben dem Preis steht. Beim nächsten Mal nimmt der Händler sie mit.',
      ],
    ),
    links(
      'Weiterlesen',
      ['/info-center/brennstoffe-im-vergleich', 'Brennstoffe im Vergleich', 'Energie, Platz und Arbeit'],
      ['/info-center/asche-entsorgen', 'Wohin mit der Asche?', 'kalt werden lassen, dann entsorgen'],
    ),
  ],
};
