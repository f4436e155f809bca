import { faq, h2, links, p, picture, table, ul } from '../block-text';
import type { DemoProductPage } from '../demo-text';

export const heatingOilPage: DemoProductPage = {
  path: '/heizoel',
  picture: 'delivery',
  title: ({ oil }) => `${oil}: Preise vergleichen`,
  description: ({ oil, tax }) =>
    `${oil} je 100 Liter mit ${tax} und Lieferung. Sorten, die richtige Menge, was vor dem Füllen zu prüfen ist und der Weg zu Pellets.`,
  blocks: ({ oil, lorry, offers }) => [
    h2('Die Sorten'),
    table(
      'Schwefelarm und Premium',
      ['Merkmal', 'Schwefelarm', 'Premium'],
      ['Energie', 'rund 10 kWh je Liter', 'rund 10 kWh je Liter'],
      ['Zusätze', 'keine', 'für längere Lagerung und saubere Düsen'],
      ['Eignung', 'alle Ölkessel', 'alle Ölkessel, gern bei seltener Füllung'],
    ),
    p(
      `Beide Sorten lassen sich mischen. Was ein Händler führt, steht bei seinem Preis; ${offers} nennen immer den Gesamtpreis für Ihre Menge.`,
    ),
    picture('delivery', 'Gefüllt wird über einen Schlauch; 40 m gehören dazu.'),
    h2('Vor dem Füllen'),
    ul(
      'Den Stand ablesen: Bestellt wird, was in den Tank passt; ganz voll darf er nicht werden.',
      'Stutzen und Überfüllsicherung müssen frei und in Ordnung sein, sonst darf nicht gefüllt werden.',
      `Der ${lorry} braucht eine Zufahrt; kleinere Fahrzeuge und längere Schläuche lassen sich wählen.`,
      'Den Kessel während des Füllens abschalten und danach einige Stunden warten, damit sich Schwebstoffe setzen.',
    ),
    h2('Und danach?'),
    p(
      `Zwei Kilogramm Pellets ersetzen einen Liter ${oil}. Wer den Kessel ohnehin tauscht, findet die Rechnung dazu unter [Brennstoffe im Vergleich](/info-center/brennstoffe-im-vergleich).`,
    ),
    h2('Häufige Fragen'),
    faq(
      [
        'Wie viel kann ich bestellen?',
        'Von 500 bis 20.000 l je Bestellung. Größere Mengen fragen Sie über die Liste an.',
      ],
      [
        'Wird die Menge gemessen?',
        'Ja, mit einem geeichten Zähler am Fahrzeug. Abgerechnet wird, was in Ihren Tank geflossen ist.',
      ],
      [
        'Können Nachbarn gemeinsam bestellen?',
        'Ja, bis zu neun Lieferstellen mit derselben Postleitzahl. Die Anfahrt verteilt sich, der Preis je 100 Liter sinkt oft.',
      ],
    ),
    links(
      'Weiterlesen',
      ['/charts/heizoel', 'Verlauf des Preises', 'Heizöl am Markt'],
      ['/wie-viel-brauche-ich', 'Wie viel brauche ich?', 'vom Ölverbrauch zur Menge an Pellets'],
      ['/info-center/kosten-pro-kilowattstunde', 'Was eine Kilowattstunde kostet', 'ehrlich umrechnen'],
    ),
  ],
};
