import { PRODUCT_GROUPS, type ProductGroup } from '@heizplatz/calculator';
import type { ProductGroupId } from '@heizplatz/contract';

export type ReviewTopic = 'delivery' | 'goods' | 'service';

/** Sentences of invented reviews by what they are about; none names a person or a place. */
export type ReviewText = Readonly<Record<ReviewTopic | 'closing', readonly string[]>>;

/** Goods that come and are judged alike. */
type GoodsKind = 'blown' | 'pallets' | 'firewood' | 'liquid';
type Mood = 'pleased' | 'content' | 'displeased';

const KINDS: Readonly<Record<ProductGroup['delivery'], GoodsKind>> = {
  ...{ blown: 'blown', pallets: 'pallets', pumped: 'liquid', tipped: 'firewood' },
};

/** For all goods. */
const COMMON: Readonly<Record<Mood, ReviewText>> = {
  pleased: {
    delivery: [
      'Lieferung wie vereinbart am Vormittag.',
      'Der Fahrer hat eine halbe Stunde vorher angerufen und war pünktlich.',
      'Kam zwei Tage früher als gedacht.',
      'Sehr vorsichtig rangiert, der Rasen hat nichts abbekommen.',
      'Schnelle Lieferung, obwohl gerade viel los war.',
    ],
    goods: ['Die Ware entspricht der Beschreibung.'],
    service: [
      'Am Telefon freundlich und kompetent.',
      'Rückfragen wurden noch am selben Tag beantwortet.',
      'Die Rechnung kam schnell und war verständlich.',
      'Ein Anruf genügte, um den Termin abzustimmen.',
      'Der Fahrer hat sich Zeit für meine Fragen genommen.',
    ],
    closing: ['Gern wieder.', 'Klare Empfehlung.', 'Bestelle ich wieder hier.', 'Alles bestens.', 'Danke!'],
  },
  content: {
    delivery: [
      'Lieferung in Ordnung, nur eine Stunde später als angesagt.',
      'Der Anruf vorher hätte etwas früher kommen dürfen.',
      'Kam am Ende des Zeitfensters.',
    ],
    goods: ['Ware in Ordnung.'],
    service: ['Telefonisch nicht gleich erreichbar, dann aber hilfsbereit.', 'Freundlicher Kontakt.'],
    closing: ['Insgesamt zufrieden.', 'Preis und Leistung passen.', ''],
  },
  displeased: {
    delivery: [
      'Der Termin wurde zweimal verschoben.',
      'Niemand hat vorher angerufen, ich musste von der Arbeit heimfahren.',
      'Der Wagen war zu groß für unsere Straße, obwohl ich es angegeben hatte.',
      'Lieferung erst nach mehrmaligem Nachfragen.',
    ],
    goods: [],
    service: [
      'Auf meine E-Mail kam keine Antwort.',
      'Am Telefon wurde ich dreimal weiterverbunden.',
      'Auf die Rechnung musste ich lange warten.',
    ],
    closing: ['Schade.', 'Beim nächsten Mal vergleiche ich genauer.', ''],
  },
};

type OwnContent = Readonly<Record<Mood, Readonly<Record<'delivery' | 'goods', readonly string[]>>>>;

/** What only one kind of goods can be praised or blamed for. */
const OWN: Readonly<Record<GoodsKind, OwnContent>> = {
  blown: {
    pleased: {
      delivery: [
        'Trotz enger Einfahrt alles sauber eingeblasen.',
        'Schlauch sorgfältig verlegt, hinterher musste ich nicht einmal kehren.',
        'Der Wiegeschein passte aufs Kilo.',
      ],
      goods: ['Kaum Staub.', 'Gleichmäßige Ware, wenig Asche.', 'Trocken und sauber, der Kessel läuft ruhig.'],
    },
    content: {
      delivery: ['Hat geklappt, das Einblasen dauerte aber länger als gedacht.'],
      goods: ['Gute Ware, etwas mehr Staub als erwartet.', 'Brennt gut, ein paar längere Stücke waren dabei.'],
    },
    displeased: { delivery: [], goods: ['Recht viel Staub im Lager.', 'Die Asche ist deutlich mehr geworden.'] },
  },
  pallets: {
    pleased: {
      delivery: [
        'Die Palette steht genau dort, wo ich sie haben wollte.',
        'Mit dem Hubwagen bis vor die Garage gebracht.',
      ],
      goods: ['Gut verpackt, nichts beschädigt.', 'Trocken und sauber verpackt.', 'Brennt gleichmäßig, wenig Asche.'],
    },
    content: {
      delivery: ['Die Palette stand etwas ungünstig, ließ sich aber umsetzen.'],
      goods: ['Gute Ware, die Folie war an einer Ecke eingerissen.', 'Brennt gut, etwas Bruch in der Verpackung.'],
    },
    displeased: {
      delivery: ['Die Palette wurde mitten in der Einfahrt abgestellt.'],
      goods: ['Die Verpackung war aufgerissen und ein Teil feucht.', 'Viel Bruch in der Verpackung.'],
    },
  },
  firewood: {
    pleased: {
      delivery: ['Wie abgesprochen in der Einfahrt abgeladen.'],
      goods: ['Trockenes Holz, zündet sofort.', 'Schön gleichmäßig gespalten.', 'Länge stimmt, passt gut in den Ofen.'],
    },
    content: {
      delivery: ['Beim Abladen blieb etwas Rinde liegen.'],
      goods: ['Gutes Holz, einzelne Scheite waren recht dick.', 'Brennt gut, etwas Rinde war dabei.'],
    },
    displeased: {
      delivery: [],
      goods: ['Ein Teil der Scheite war noch feucht.', 'Die Scheite waren zu lang für unseren Ofen.'],
    },
  },
  liquid: {
    pleased: {
      delivery: ['Schnell und sauber abgefüllt.', 'Der Fahrer hat auf den Füllstand geachtet, die Menge stimmte.'],
      goods: ['Qualität einwandfrei.'],
    },
    content: { delivery: ['Hat geklappt, das Abfüllen dauerte aber länger als gedacht.'], goods: [] },
    displeased: { delivery: ['Nach dem Abfüllen roch es im Keller.'], goods: [] },
  },
};

const toMood = (stars: number): Mood => (stars >= 5 ? 'pleased' : stars >= 3 ? 'content' : 'displeased');

/** What somebody may say who gives 1 … 5 stars for these goods. */
export function reviewText(stars: number, productGroupId: ProductGroupId): ReviewText {
  const mood = toMood(stars);
  const [common, own] = [COMMON[mood], OWN[KINDS[PRODUCT_GROUPS[productGroupId].delivery]][mood]];
  return {
    ...common,
    delivery: [...common.delivery, ...own.delivery],
    goods: [...common.goods, ...own.goods],
  };
}

const THANKS = [
  'Vielen Dank für Ihre Bewertung. Wir freuen uns auf die nächste Lieferung.',
  'Danke, dass Sie sich die Zeit genommen haben.',
];
const ANSWERS: Readonly<Record<ReviewTopic, readonly string[]>> = {
  delivery: [
    'Das tut uns leid. Unsere Disposition hat den Ablauf geprüft und ruft jetzt am Vortag an.',
    'Wir bedauern das. Mit dem Fahrer haben wir darüber gesprochen.',
  ],
  goods: ['Danke für den Hinweis. Wir haben die Ware in unserem Lager geprüft.'],
  service: ['Sie haben recht, das lief nicht gut. Wir haben unser Telefon jetzt doppelt besetzt.'],
};
const REGRETS = ['Das tut uns leid. Bitte melden Sie sich bei uns, wir finden eine Lösung.'];

/** The dealer's possible replies to a review, given the topic of its text; null: it has no text. */
export function dealerAnswers(stars: number, topic: ReviewTopic | null): readonly string[] {
  if (toMood(stars) !== 'displeased') return THANKS;
  return topic === null ? REGRETS : ANSWERS[topic];
}

/** Common first names of the last decades; the last name is displayed as an initial only. */
export const FIRST_NAMES = [
  ...['Andreas', 'Anja', 'Bernd', 'Birgit', 'Brigitte', 'Christian', 'Claudia', 'Daniel', 'Elisabeth', 'Frank'],
  ...['Franz', 'Gabriele', 'Georg', 'Gerhard', 'Heike', 'Helga', 'Jan', 'Johanna', 'Josef', 'Julia', 'Jürgen'],
  ...['Karin', 'Katrin', 'Klaus', 'Lukas', 'Manfred', 'Maria', 'Markus', 'Martina', 'Matthias', 'Michael', 'Monika'],
  ...['Nicole', 'Peter', 'Petra', 'Ralf', 'Renate', 'Sabine', 'Sandra', 'Silvia', 'Stefan', 'Susanne', 'Thomas'],
  ...['Ulrike', 'Ursula', 'Uwe', 'Walter', 'Werner', 'Wolfgang'],
] as const;
export const INITIALS = 'ABBDEFFGHHHJKKKLLMMMNPRRSSSSTVWWZ';
