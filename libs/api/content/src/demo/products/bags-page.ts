import { faq, h2, links, p, picture, table, ul } from '../block-text';
import type { DemoProductPage } from '../demo-text';

export const bagsPage: DemoProductPage = {
  path: '/holzpellets-sackware',
  picture: 'sacks',
  title: 'Pellets in Säcken: Preise vergleichen',
  description: ({ tax }) =>
    `Holzpellets als Sackware auf Paletten, mit ${tax} und Lieferung. Was auf eine Palette passt, wie sie ankommt und wie Sie lagern.`,
  blocks: ({ lorry }) => [
    h2('Für wen sich Säcke eignen'),
    p(
      'Für Pelletöfen im Wohnraum und kleine Kessel, die von Hand gefüllt werden, und überall dort, wo kein Lager zum Einblasen vorhanden ist. Je Tonne kostet Sackware mehr als lose Ware, dafür braucht sie weder Lagerraum noch Stutzen.',
    ),
    picture('sacks', 'Eine Palette Säcke steht auf gut einem Quadratmeter.'),
    h2('Was auf eine Palette passt'),
    table(
      'Säcke zu 15 kg je Palette',
      ['Säcke', 'Gewicht|', 'Energie|'],
      ['48', '720 kg', '3.456 kWh'],
      ['65', '975 kg', '4.680 kWh'],
      ['66', '990 kg', '4.752 kWh'],
    ),
    p(
      'Weil Paletten verschieden schwer sind, zeigen wir neben dem Preis der Palette den **Preis je Tonne**. Nur er lässt sich vergleichen.',
    ),
    h2('Lieferung'),
    ul(
      `Der ${lorry} setzt die Palette mit der Hebebühne an der Bordsteinkante ab; er braucht dafür einen festen, ebenen Platz.`,
      'Ob jemand die Säcke bis ins Lager trägt, hängt vom Händler ab und steht bei den Zusatzleistungen.',
      'Pfand für die Palette steht gesondert neben dem Preis.',
    ),
    h2('Lager'),
    p(
      'Trocken und auf der Palette, damit von unten keine Feuchte zieht. Die Folie schützt vor Spritzwasser, nicht vor Dauerregen: Draußen gehört ein Dach darüber. Säcke aus Garage oder Schuppen sollten einen Tag in der Wärme stehen, ehe sie in den Ofen kommen.',
    ),
    h2('Häufige Fragen'),
    faq(
      [
        'Wie lange reicht ein Sack?',
        'Ein Sack von 15 kg enthält rund 72 kWh. Ein Pelletofen mit 6 kW, der auf halber Leistung läuft, brennt damit etwa einen Tag.',
      ],
      [
        'Welche Qualität brauche ich?',
        'Für Öfen Klasse A1. Die [Zertifikate](/info-center/qualitaet-und-zertifikate) ENplus A1 und DINplus lassen sie prüfen.',
      ],
      [
        'Lohnt sich ein Big Bag?',
        'Wenn Sie ihn mit Stapler oder Kran bewegen können: [Big Bags](/holzpellets-bigbags) liegen beim Preis zwischen loser Ware und Säcken.',
      ],
    ),
    links(
      'Weiterlesen',
      ['/info-center/qualitaet-und-zertifikate', 'Qualität erkennen', 'was hinter A1 steckt'],
      ['/info-center/pellets-richtig-lagern', 'Pellets richtig lagern', 'trocken, dicht und belüftet'],
      ['/holzbriketts', 'Holzbriketts', 'für Öfen ohne Pelletwerk'],
    ),
  ],
};
