import { h2, ol, p, table, ul } from '../block-text';
import type { DemoArticle } from '../demo-text';

const weighing: DemoArticle = {
  slug: 'den-wiegeschein-lesen',
  on: [22, 9, 0],
  topic: 'lieferung',
  picture: 'delivery',
  title: 'Den Wiegeschein lesen',
  description: 'Bestellt waren 6.000 kg, auf dem Schein stehen 5.840. Warum das in Ordnung ist und was berechnet wird.',
  blocks: () => [
    p(
      'Lose Ware lässt sich nicht aufs Kilogramm genau abfüllen. Der Wagen wiegt deshalb beim Einblasen mit, und am Ende druckt ein geeichtes Gerät den Schein. **Berechnet wird, was geliefert wurde.**',
    ),
    h2('Was darauf stehen muss'),
    ul(
      'Datum, Uhrzeit und laufende Nummer',
      'Nummer oder Kennzeichen der Waage',
      'Gewicht vor und nach der Abgabe und die Differenz',
      'Name des Händlers und der Ware',
    ),
    h2('Mehr oder weniger als bestellt'),
    p(
      'Bis 10 % Abweichung bleibt der vereinbarte Preis je Tonne. Kommt deutlich weniger, weil das Lager voll war, kann die Staffel für die kleinere Menge gelten, wenn der Händler das im Angebot genannt hat. Deutlich mehr darf nur berechnet werden, wenn Sie vorher zugestimmt haben.',
    ),
    p(
      'In Ihrer Bestellung sehen Sie das gemeldete Gewicht und die neue Summe nebeneinander. Stimmt etwas nicht, widersprechen Sie dort; wir fragen beim Händler nach.',
    ),
  ],
};

const hose: DemoArticle = {
  slug: 'passt-der-silowagen-in-die-einfahrt',
  on: [8, 8, 0],
  topic: 'lieferung',
  picture: 'planning',
  title: 'Passt der Silowagen in die Einfahrt?',
  description: 'Breite, Höhe, Gewicht und Schlauch: vier Maße, die vor der Bestellung bekannt sein sollten.',
  blocks: ({ lorry }) => [
    p(
      'Nichts ärgert mehr als ein Wagen, der vor dem Tor umkehrt. Messen Sie einmal nach und tragen Sie es bei der ersten Bestellung ein; die Angaben bleiben an der Adresse gespeichert.',
    ),
    table(
      'Übliche Maße',
      ['Maß', 'Silowagen|', `kleiner ${lorry}|`],
      ['Breite mit Spiegeln', '3,0 m', '2,8 m'],
      ['Höhe', '4,0 m', '3,3 m'],
      ['Länge', '10 m', '8 m'],
      ['Gewicht beladen', '26 t', '15 t'],
    ),
    p(
      'Gemessen wird am Engsten: Torpfosten, Ast, Dachvorsprung. Bei Brücken und Kellern unter der Zufahrt zählt das Gewicht. Vom Standplatz zum Stutzen reichen üblicherweise 30 m Schlauch; 40 bis 80 m sind mit Zuschlag möglich, aber jeder Meter erzeugt Staub.',
    ),
    p('Ein Foto der Zufahrt hilft mehr als jede Beschreibung.'),
  ],
};

const neighbours: DemoArticle = {
  slug: 'mit-den-nachbarn-bestellen',
  on: [6, 4, 1],
  topic: 'lieferung',
  picture: 'costs',
  title: 'Mit den Nachbarn bestellen',
  description: 'Zwei Häuser, ein Wagen: wie eine Sammelbestellung läuft, ohne dass jemand für alle zahlt.',
  blocks: () => [
    p(
      'Drei Haushalte in einer Straße, jeder braucht zwei Tonnen. Einzeln zahlen sie den Zuschlag für kleine Mengen, zusammen liegen sie bei sechs Tonnen und damit beim üblichen Preis.',
    ),
    ol(
      'Eine Person gibt im Rechner die Summe ein und wählt die Zahl der Lieferstellen.',
      'Im Bestellablauf trägt sie für jede Stelle Adresse und Menge ein.',
      'Der Händler liefert an einem Tag und stellt, wenn gewünscht, getrennte Rechnungen.',
    ),
    p(
      'Für jede Stelle fällt einmal das Einblasen an. Ob es sich rechnet, steht beim Angebot: die Ersparnis je Haushalt, abzüglich der Kosten. Mehr erklärt die Seite [Gemeinsam bestellen](/info-center/mit-nachbarn-bestellen).',
    ),
  ],
};

const islands: DemoArticle = {
  slug: 'pellets-fuer-inseln',
  on: [30, 4, 2],
  countries: ['DE'],
  topic: 'lieferung',
  picture: 'delivery',
  title: 'Pellets für die Inseln',
  description: 'Auf Inseln und Halligen sind Angebote rar. Warum das so ist und welche Wege es gibt.',
  blocks: () => [
    p(
      'Wer auf einer Insel heizt, sieht bei uns oft nur ein Angebot oder keines. Wir füllen die Liste dann nicht mit Preisen vom Festland auf: Ein Preis, zu dem niemand liefert, hilft nicht.',
    ),
    ul(
      '**Big Bags** kommen mit der Frachtfähre und brauchen nur einen Stapler am Hafen.',
      '**Sackware** verträgt den Umschlag am besten.',
      '**Sammelfahrten** bringen den Silowagen auf die Fähre; dafür müssen sich mehrere Häuser zusammentun.',
    ),
    p(
      'Hinterlegen Sie einen Wunschpreis für Ihre Postleitzahl. Sobald ein Händler dort anbietet, bekommen Sie eine Nachricht. Nach Helgoland liefert über diesen Marktplatz niemand: Die Insel gehört nicht zum Umsatzsteuergebiet.',
    ),
  ],
};

const valleys: DemoArticle = {
  slug: 'lieferung-ins-kleinwalsertal',
  on: [30, 4, 2],
  countries: ['AT'],
  topic: 'lieferung',
  picture: 'winterHouse',
  title: 'Kleinwalsertal und Jungholz: ein Sonderfall',
  description:
    'Beide Orte erreicht man nur über Deutschland. Warum dort niemand über uns liefert und was trotzdem hilft.',
  blocks: () => [
    p(
      'Die Straße ins Kleinwalsertal und nach Jungholz führt über deutsches Gebiet. Für Händler aus dem Inntal ist der Umweg zu weit, für Händler aus dem Allgäu ist es eine Lieferung ins Ausland.',
    ),
    p(
      'Deshalb liefert über diesen Marktplatz zurzeit niemand dorthin, und wir füllen die Liste nicht mit Preisen von anderswo. Beide Orte haben zudem einen eigenen Umsatzsteuersatz.',
    ),
    ul(
      'Fragen Sie früh bei Händlern im Allgäu: Im Winter sind Fahrten ins Tal selten.',
      'Tun Sie sich mit Nachbarn zusammen: Eine volle Fuhre macht die Anfahrt lohnend.',
      'Nennen Sie Kettenpflicht und Steigung bei der Zufahrt.',
    ),
  ],
};

const city: DemoArticle = {
  slug: 'lieferung-in-die-stadt',
  on: [15, 10, 0],
  countries: ['AT'],
  topic: 'lieferung',
  picture: 'sacks',
  title: 'Stiege, Tür, Halteverbot: Lieferung in die Stadt',
  description: 'Im Altbau zählt jeder Meter. Was Händler vor einer Lieferung in Wien, Graz oder Linz wissen müssen.',
  blocks: () => [
    p(
      'In der Stadt scheitern Lieferungen selten am Brennstoff, sondern am Parkplatz. Geben Sie bei der Adresse Stiege und Tür an und schreiben Sie dazu, wo der Wagen stehen kann.',
    ),
    ul(
      '**Halteverbot:** Für Silowagen braucht es oft eine Zone. Die Gemeinde verlangt dafür einige Tage Vorlauf.',
      '**Innenhof:** Durchfahrten sind meist 2,8 m breit und 3,2 m hoch; das reicht nur für kleine Wagen.',
      '**Sackware:** Zustellung bis zur Bordsteinkante ist üblich. Das Tragen in den Keller muss vereinbart sein.',
    ),
    p(
      'Steht der Wagen in der zweiten Spur, darf der Schlauch nicht über den Gehsteig liegen, ohne gesichert zu sein. Der Fahrer weiß das; ein wenig Geduld der Nachbarn hilft trotzdem.',
    ),
  ],
};

const mountains: DemoArticle = {
  slug: 'lieferung-in-bergtaeler',
  on: [15, 10, 0],
  countries: ['CH'],
  topic: 'lieferung',
  picture: 'winterHouse',
  title: 'Lieferung in Bergtäler: vor dem Schnee',
  description: 'Ab November werden manche Strassen zum Glücksspiel. Warum der Oktober der bessere Liefermonat ist.',
  blocks: ({ offers }) => [
    p(
      'Ein beladener Silowagen wiegt 26 t. Auf einer schneebedeckten Strasse mit zwölf Prozent Steigung bleibt er stehen, auch mit Ketten. Händler fahren viele Täler deshalb nur bis zum ersten Schnee an.',
    ),
    ul(
      'Prüfen Sie im September den Vorrat; bis im April sollte er reichen.',
      `Filtern Sie die ${offers} nach Liefertermin, nicht nur nach Preis.`,
      'Nennen Sie Gewichtslimiten von Brücken und die letzte Wendemöglichkeit.',
      'Big Bags lassen sich im Dorf umladen und mit dem Traktor hinaufbringen.',
    ),
    p(
      'Samnaun ist vom Schweizer Zollgebiet ausgenommen und erhebt eigene Abgaben. Dorthin liefert über diesen Marktplatz niemand.',
    ),
  ],
};

export const DELIVERY_ARTICLES: readonly DemoArticle[] = [
  weighing,
  hose,
  neighbours,
  islands,
  valleys,
  city,
  mountains,
];
