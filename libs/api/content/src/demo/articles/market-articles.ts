import { h2, p, price, quote, ul } from '../block-text';
import type { DemoArticle } from '../demo-text';

const beforeWinter: DemoArticle = {
  slug: 'pelletpreis-vor-dem-winter',
  on: [12, 11, 0],
  topic: 'markt',
  picture: 'priceCurve',
  isFeatured: true,
  title: 'Pelletpreis vor dem Winter: worauf es jetzt ankommt',
  description:
    'Wer noch für vier Wochen Vorrat hat, kann wählen. Was den Preis um diese Zeit bewegt und was Sie daraus machen.',
  blocks: ({ offers, iso }) => [
    p(
      'Im Spätherbst treffen zwei Dinge zusammen: Die Nachfrage steigt mit jedem kalten Tag, und die Wagen der Händler sind ausgebucht. Beides zeigt sich eher in der Lieferzeit als im Preis.',
    ),
    h2('Der Stand heute'),
    price(20),
    p(
      'Die Zahl ist der Durchschnitt der jeweils günstigsten Angebote. Am eigenen Ort kann sie deutlich anders aussehen; den Verlauf für Ihr Land und Ihren Ort zeigt die Seite [Pelletpreise](/pelletpreise).',
    ),
    h2('Drei Fragen vor der Bestellung'),
    ul(
      `**Wie lange reicht der Vorrat?** Ein Einfamilienhaus verbraucht im ${iso === 'AT' ? 'Jänner' : 'Januar'} etwa 30 kg am Tag. Eine Tonne hält dann rund fünf Wochen.`,
      '**Wie eilig ist es?** Zwischen Express und vier Wochen Lieferzeit liegt oft mehr Geld als zwischen zwei Händlern.',
      '**Wie viel passt hinein?** Ein voller Wagen ist je Tonne günstiger als zwei halbe.',
    ),
    p(
      `Vergleichen Sie die ${offers} am selben Tag: Sie gelten bis Mitternacht, am nächsten Morgen wird neu gerechnet.`,
    ),
  ],
};

const summer: DemoArticle = {
  slug: 'warum-der-sommer-oft-guenstiger-ist',
  on: [10, 6, 0],
  topic: 'markt',
  picture: 'pellets',
  title: 'Warum der Sommer oft günstiger ist',
  description:
    'Volle Werke, freie Wagen, leere Lager: Zwischen Mai und August treffen sich Angebot und Ruhe. Eine Regel ohne Gewähr.',
  blocks: () => [
    p(
      'Sägewerke laufen das ganze Jahr, Heizungen nicht. Was im Frühling und Sommer gepresst wird, muss irgendwohin, und Platz kostet Geld. Händler füllen ihre Wagen lieber, als sie stehen zu lassen.',
    ),
    p(
      'Deshalb lagen die Preise in vielen Jahren zwischen Mai und August unter denen des Winters. **In vielen, nicht in allen:** Ein teurer Rohstoff, eine Störung bei der Bahn oder ein früher Ansturm können das Muster umkehren.',
    ),
    quote(
      'Der beste Zeitpunkt ist der, an dem das Lager leer und der Preis unter dem eigenen Schnitt ist.',
      'Faustregel aus der Redaktion',
    ),
    h2('So machen Sie sich unabhängig'),
    ul(
      'Lager so planen, dass es einen Jahresbedarf fasst.',
      'Den eigenen Einkaufspreis der letzten Jahre notieren.',
      'Einen [Wunschpreis](/wunschpreis) hinterlegen und erst handeln, wenn er erreicht ist.',
    ),
  ],
};

const factors: DemoArticle = {
  slug: 'was-den-preis-bestimmt',
  on: [14, 3, 0],
  topic: 'markt',
  picture: 'forest',
  title: 'Was den Pelletpreis bestimmt',
  description:
    'Späne, Strom, Diesel und Wetter: woraus sich der Preis einer Tonne zusammensetzt und was davon schwankt.',
  blocks: ({ tax }) => [
    p(
      'Eine Tonne Pellets braucht rund sieben Kubikmeter lose Sägespäne. Bevor sie im Lager liegt, wurde getrocknet, gepresst, gefahren und eingeblasen. Jeder Schritt hat seinen Preis.',
    ),
    ul(
      '**Rohstoff:** Läuft der Bau schlecht, sägen die Werke weniger und Späne werden knapp.',
      '**Energie:** Trocknen und Pressen brauchen Wärme und Strom, etwa 100 kWh Strom je Tonne.',
      '**Fracht:** Diesel und Maut, dazu die Entfernung vom Werk. Abgelegene Täler zahlen mehr.',
      '**Wetter:** Ein langer Winter leert die Lager, ein milder lässt sie voll.',
      `**Steuer:** In unseren Preisen ist die ${tax} enthalten und bei jedem Angebot ausgewiesen.`,
    ),
    h2('Und das Öl?'),
    p(
      'Kurzfristig laufen beide selten im Gleichschritt. Auf lange Sicht zieht teures Öl auch Pellets mit, weil Fracht und Trocknung davon abhängen und mehr Haushalte umsteigen.',
    ),
  ],
};

const residues: DemoArticle = {
  slug: 'woher-die-spaene-kommen',
  on: [27, 7, 1],
  countries: ['DE', 'AT'],
  topic: 'markt',
  picture: 'forest',
  title: 'Woher die Späne kommen',
  description: 'Schadholz, Sägewerk, Presse: der Weg vom Wald zum Pellet, und warum ein Sturm ihn verändert.',
  blocks: ({ inCountry }) => [
    p(
      `Der größte Teil der Pellets, die ${inCountry} verheizt werden, besteht aus Resten der Sägewerke: Späne und Hackreste, die beim Zuschnitt von Brettern und Balken anfallen. Etwa ein Drittel eines Stammes wird nicht zum Brett.`,
    ),
    p(
      'Nach Stürmen und Trockenjahren kommt Schadholz dazu. Käferbefallene Fichten lassen sich zu Brettern sägen, solange der Stamm gesund ist; was reißt oder verfärbt, wird Brennholz oder Pellet. Deshalb steigt nach solchen Jahren das Angebot erst und fällt dann, wenn das Holz aufgearbeitet ist.',
    ),
    h2('Was das für Käufer heißt'),
    p(
      'Regionale Herkunft lässt sich am Lieferschein ablesen: Dort steht der Hersteller. Eine Herkunft aus nachhaltiger Forstwirtschaft belegen eigene Siegel; die Klasse A1 sagt etwas über den Brennstoff, nicht über den Wald.',
    ),
  ],
};

const swissWood: DemoArticle = {
  slug: 'pellets-aus-schweizer-holz',
  on: [27, 7, 1],
  countries: ['CH'],
  topic: 'markt',
  picture: 'forest',
  title: 'Pellets aus Schweizer Holz',
  description:
    'Ein großer Teil stammt aus dem Inland, der Rest kommt über die Grenze. Woran Sie die Herkunft erkennen.',
  blocks: () => [
    p(
      'Schweizer Sägereien pressen ihre Späne zum Teil selbst, andere liefern an Werke im Mittelland. In kalten Wintern reicht das nicht; dann kommen Pellets aus Deutschland und Österreich dazu.',
    ),
    p(
      'Der Kurs des Frankens wirkt dabei wie eine Bremse: Ist er stark, wird eingeführte Ware günstiger, und die Preise im Inland folgen mit etwas Abstand.',
    ),
    ul(
      'Der Lieferschein nennt Hersteller und Werk.',
      'Eine Herkunft aus Schweizer Wald muss eigens belegt sein; das Qualitätszeichen A1 sagt darüber nichts.',
      'Kurze Wege sparen Fracht, aber nicht immer Geld: Der Preis eines Werks in der Nähe kann höher sein.',
    ),
  ],
};

export const MARKET_ARTICLES: readonly DemoArticle[] = [beforeWinter, summer, factors, residues, swissWood];
