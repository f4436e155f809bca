import { WITHDRAWAL_WORDS } from '@heizplatz/country/wording';
import { action, h2, ol, p, ul } from '../block-text';
import type { DemoArticle } from '../demo-text';

const wish: DemoArticle = {
  slug: 'wunschpreis-statt-nachsehen',
  on: [20, 5, 0],
  topic: 'marktplatz',
  picture: 'priceCurve',
  title: 'Wunschpreis: Nachricht statt Nachsehen',
  description: 'Postleitzahl, Menge, Schwelle: Wir melden uns, wenn der Preis darunter fällt. Gebunden ist niemand.',
  blocks: () => [
    p('Wer nicht drängt, kann warten. Mit dem Wunschpreis müssen Sie dafür nicht jeden Tag nachsehen.'),
    ol(
      'Auf der Seite Ihres Ortes Menge und Preis je Tonne eintragen.',
      'Die Mail bestätigen; ohne Bestätigung speichern wir nichts.',
      'Fällt ein Angebot unter Ihre Schwelle, bekommen Sie eine Nachricht. Die Bestellung ist vorbereitet, der Preis 24 Stunden lang gehalten.',
    ),
    p(
      'Niemand ist gebunden, bis Sie selbst bestellen. Ein Klick in jeder Mail beendet die Beobachtung. Ein Konto brauchen Sie nicht; mit Konto sehen Sie alle Wünsche an einer Stelle.',
    ),
    action(
      'Preis beobachten',
      'Sehen Sie zuerst, wo der Preis an Ihrem Ort steht.',
      '/pelletpreise',
      'Zu den Pelletpreisen',
    ),
  ],
};

const reviews: DemoArticle = {
  slug: 'so-pruefen-wir-bewertungen',
  on: [25, 2, 1],
  topic: 'marktplatz',
  picture: 'quality',
  title: 'So prüfen wir Bewertungen',
  description: 'Bewerten kann nur, wer bestellt hat und beliefert wurde. Was wir löschen und was stehen bleibt.',
  blocks: () => [
    p(
      'Sterne helfen nur, wenn sie echt sind. Bei uns bewertet, wer über den Marktplatz bestellt hat und dessen Lieferung abgeschlossen ist. Der Link dazu gilt für genau eine Bestellung.',
    ),
    ul(
      '**Schlechte bleiben stehen.** Händler können antworten, nicht löschen.',
      '**Entfernt** wird, was beleidigt, wirbt oder fremde Daten nennt. Wer betroffen ist, erfährt den Grund und kann widersprechen.',
      '**Kein Geld, kein Rabatt:** Bewertungen werden nicht belohnt.',
      '**Melden** kann jeder, auch ohne Konto.',
    ),
    p(
      'Die Durchschnittsnote entsteht aus allen Bewertungen. Ein Händler mit fünf Bestnoten ist nicht besser als einer mit fünfhundert fast so guten; deshalb steht die Anzahl immer daneben.',
    ),
  ],
};

const withdrawal: DemoArticle = {
  slug: 'online-widerrufen',
  on: [19, 6, 0],
  countries: ['DE', 'AT'],
  topic: 'recht',
  picture: 'law',
  title: 'Online widerrufen: So geht es',
  description:
    'Seit 19. Juni steht der Knopf auf jeder Seite. Wo er ist, was er verlangt und wann das Recht bei loser Ware endet.',
  blocks: ({ withdrawal }) => [
    p(
      `Wer im Internet einen Vertrag schließt, muss ihn dort auch widerrufen können. Bei uns steht der Weg am Fuß jeder Seite: [${withdrawal ? WITHDRAWAL_WORDS[withdrawal].button : 'Stornierung'}](/vertrag-widerrufen).`,
    ),
    h2('Zwei Schritte'),
    ol(
      'Name, Bestellung und eine Mailadresse eintragen, soweit Sie sie kennen. Eine Anmeldung und Gründe braucht es nicht.',
      'Alles noch einmal ansehen und bestätigen. Die Eingangsbestätigung kommt sofort mit Datum und Uhrzeit.',
    ),
    h2('Wann das Recht endet'),
    p(
      'Vor der Lieferung kostet der Widerruf nichts, danach haben Sie 14 Tage. Es erlischt, wenn sich die Ware untrennbar mit anderer vermischt hat, etwa mit dem Rest im Lager. Das Einblasen in ein leeres Lager genügt dafür nicht. Die genaue Belehrung steht auf der Seite [Widerruf](/widerruf).',
    ),
  ],
};

const cancelling: DemoArticle = {
  slug: 'bestellung-stornieren',
  on: [19, 6, 0],
  countries: ['CH'],
  topic: 'recht',
  picture: 'law',
  title: 'Bestellung stornieren: was gilt',
  description: 'Ein Widerrufsrecht wie in der EU gibt es in der Schweiz nicht. Welche Fristen die Händler einräumen.',
  blocks: () => [
    p(
      'Für Käufe im Internet kennt das Schweizer Recht kein allgemeines Widerrufsrecht. Unsere Händler räumen trotzdem mindestens diese Bedingungen ein:',
    ),
    ul(
      'Bis der Händler die Bestellung annimmt, ist die Stornierung kostenlos.',
      'Danach bleibt sie es bis drei Werktage vor dem Liefertermin.',
      'Später dürfen nachgewiesene Kosten der Anfahrt berechnet werden.',
    ),
    p(
      'Schreiben Sie dem Händler und nennen Sie die Bestellnummer; oder nutzen Sie die Seite Ihrer Bestellung. Die Regeln im Wortlaut stehen unter [Stornierung](/widerruf).',
    ),
  ],
};

const TAX_LABELS = {
  DE: {
    slug: 'sieben-oder-neunzehn-prozent',
    title: 'Sieben oder neunzehn Prozent?',
    description: 'Pellets und Brennholz sind ermäßigt besteuert, Heizöl nicht. Wo die Grenze verläuft.',
    lines: [
      'Pellets, Briketts und Brennholz: **7 %**',
      'Hackschnitzel unter 25 % Feuchte: **7 %**, sonst 19 %',
      'Heizöl, Diesel, AdBlue: **19 %**',
    ],
  },
  AT: {
    slug: 'dreizehn-prozent-auf-holz',
    title: 'Dreizehn Prozent auf Holz',
    description: 'Brennholz, Pellets und Hackgut tragen den ermäßigten Satz. Was das für den Vergleich heißt.',
    lines: ['Pellets, Briketts, Scheitholz und Hackgut: **13 %**', 'Heizöl Extraleicht, Diesel, AdBlue: **20 %**'],
  },
  CH: {
    slug: 'mwst-auf-brennstoffe',
    title: 'MWST auf Brennstoffe',
    description: 'Für Holz und Öl gilt derselbe Satz. Warum der Preis für Firmen trotzdem anders aussieht.',
    lines: [
      'Pellets, Briketts, Holz und Hackschnitzel: **8,1 %**',
      'Heizöl und Diesel: **8,1 %**, dazu Abgaben auf fossile Brennstoffe',
    ],
  },
} as const;

const getTax = (iso: keyof typeof TAX_LABELS): DemoArticle => ({
  ...{ slug: TAX_LABELS[iso].slug, title: TAX_LABELS[iso].title, description: TAX_LABELS[iso].description },
  on: [8, 1, 2],
  countries: [iso],
  topic: 'recht',
  picture: 'costs',
  blocks: ({ tax }) => [
    p(
      `Wer Angebote vergleicht, sollte wissen, ob die ${tax} schon darin steckt. Bei uns ist das für Haushalte immer so; der Betrag steht bei jedem Angebot dabei.`,
    ),
    ul(...TAX_LABELS[iso].lines),
    p(
      'Lieferung und Zusatzleistungen teilen den Satz der Ware. Eine Lieferung von Pellets wird also nicht gemischt besteuert, auch wenn Einblasen und längerer Schlauch gesondert dastehen.',
    ),
    p(
      'Gewerbliche Kunden sehen die Preise netto. Der Satz, der gilt, ist der vom Tag der Lieferung; ändert er sich zwischen Bestellung und Lieferung, teilt es der Händler mit.',
    ),
  ],
});

const qrBill: DemoArticle = {
  slug: 'qr-rechnung-bezahlen',
  on: [3, 5, 1],
  countries: ['CH'],
  topic: 'recht',
  picture: 'law',
  title: 'Die QR-Rechnung bezahlen',
  description:
    'Scannen, prüfen, freigeben: Was der Code enthält und warum sich der Betrag nach dem Wiegen ändern kann.',
  blocks: () => [
    p(
      'Mit der Rechnung kommt ein Zahlteil mit QR-Code. Er enthält Konto, Referenz und Betrag; abtippen müssen Sie nichts.',
    ),
    ol(
      'Code mit der App der Bank scannen.',
      'Empfänger und Betrag mit der Rechnung vergleichen.',
      'Freigeben, spätestens am genannten Tag.',
    ),
    p(
      'Bei loser Ware richtet sich der Betrag nach dem Wiegeschein und wird auf fünf Rappen gerundet. Bezahlen Sie deshalb erst die Rechnung nach der Lieferung, nicht den Betrag aus der Bestellbestätigung.',
    ),
  ],
};

const bill: DemoArticle = {
  slug: 'was-ist-verbrauch-was-ist-preis',
  on: [3, 5, 1],
  countries: ['DE'],
  topic: 'kosten',
  picture: 'costs',
  title: 'Teurer geheizt? Verbrauch und Preis trennen',
  description:
    'Die Rechnung ist höher als im Vorjahr. In fünf Minuten wissen Sie, ob es am Preis oder am Verbrauch liegt.',
  blocks: () => [
    p(
      'Zwei Zahlen genügen: wie viele Tonnen Sie gekauft haben und was eine Tonne kostete. Beide stehen auf der Rechnung, und wer über uns bestellt, findet sie im Konto unter „Mein Verbrauch“.',
    ),
    ol(
      'Kosten dieses Jahres durch Tonnen teilen: der eigene Preis.',
      'Mit dem Vorjahr vergleichen: Das ist der Anteil des Preises.',
      'Den Rest macht der Verbrauch. War der Winter kälter? Wohnen mehr Menschen im Haus?',
    ),
    p(
      'Auffällig ist ein Verbrauch, der bei gleichem Wetter um mehr als 10 % steigt. Dann lohnt ein Blick auf die Heizkurve und eine [Wartung des Kessels](/news/artikel/kessel-vor-der-saison-warten).',
    ),
  ],
};

export const HOUSE_ARTICLES: readonly DemoArticle[] = [
  wish,
  reviews,
  withdrawal,
  cancelling,
  getTax('DE'),
  getTax('AT'),
  getTax('CH'),
  qrBill,
  bill,
];
