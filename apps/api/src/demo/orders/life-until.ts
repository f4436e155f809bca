import type { Order } from '@heizplatz/api-ordering';
import { countryRules, DAY_MS, HOUR_MS } from '@heizplatz/country';
import { integerBetween } from '../random/integer-between';
import { pickOne } from '../random/pick-one';
import { buildEvents, type Happened } from './play-order-life';

type CancellationKind = NonNullable<Order['cancellationKind']>;

/** 3 % are cancelled (rule DEMO-02); few end in another way than paid. */
const CANCELLED_CHANCE = 0.03;
const DECLINED_CHANCE = 0.012;
const EXPIRED_CHANCE = 0.004;
const WITHDRAWN_CHANCE = 0.004;

const CANCELLATIONS: Readonly<Record<CancellationKind, { readonly share: number; readonly reasons: string[] }>> = {
  customer: {
    share: 0.56,
    reasons: [
      'Wir haben einen früheren Termin gefunden.',
      'Die Heizung wird umgebaut, wir brauchen die Lieferung nicht mehr.',
      'Wir haben doch noch genug im Lager.',
      'Der Termin passt uns nicht mehr.',
      'Wir ziehen um.',
    ],
  },
  dealer: {
    share: 0.19,
    reasons: ['Fahrzeug ausgefallen, kein Ersatztermin möglich.', 'Ware beim Hersteller nicht verfügbar.'],
  },
  duplicate: { share: 0.11, reasons: ['Versehentlich zweimal bestellt.'] },
  undeliverable: {
    share: 0.1,
    reasons: ['Zufahrt für unser Fahrzeug zu eng.', 'Der Einblasstutzen ist vom Stellplatz aus nicht erreichbar.'],
  },
  goodwill: { share: 0.04, reasons: ['Auf Wunsch des Kunden ohne Kosten aufgehoben.'] },
};
const KINDS = ['customer', 'dealer', 'duplicate', 'undeliverable', 'goodwill'] as const;

const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

function cancelled(order: Order, at: Date, random: () => number): Happened {
  let chance = random();
  const kind = KINDS.find((one) => (chance -= CANCELLATIONS[one].share) < 0) ?? 'customer';
  const reason = pickOne(random, CANCELLATIONS[kind].reasons);
  const isDealer = kind === 'dealer' || kind === 'undeliverable';
  return {
    at,
    change: {
      command: 'cancelOrder',
      author: isDealer ? { kind: 'dealer', id: order.dealerId } : { kind: 'customer', id: order.userId },
      note: `${isDealer ? 'Vom Händler' : 'Vom Kunden'} storniert: ${reason}`,
      changes: { cancellationKind: kind, reason },
    },
  };
}

const withdrawn = (order: Order, at: Date): Happened => ({
  at,
  change: {
    command: 'withdrawOrder',
    author: { kind: 'customer', id: order.userId },
    changes: { withdrawnAt: at },
  },
});

const expired = ({ answerDueAt }: Order): Happened => ({
  at: answerDueAt,
  change: {
    command: 'expireOrder',
    author: { kind: 'system' },
    note: 'Keine Antwort innerhalb der Frist',
  },
});

/** Accepted and scheduled, then something else before the goods come. */
function brokenOff(order: Order, random: () => number, last: (at: Date) => Happened): Happened[] {
  const begun = buildEvents(order, 'scheduled', random);
  const after = begun.at(-1)?.at ?? order.placedAt;
  return [...begun, last(later(after, integerBetween(random, 2, 40) * HOUR_MS))];
}

function wholeLife(order: Order, random: () => number): Happened[] {
  let chance = random();
  const isNext = (share: number) => (chance -= share) < 0;
  if (isNext(CANCELLED_CHANCE)) return brokenOff(order, random, (at) => cancelled(order, at, random));
  if (isNext(DECLINED_CHANCE)) return buildEvents(order, 'declined', random);
  if (isNext(EXPIRED_CHANCE)) return [expired(order)];
  const hasRight = order.isConsumer && countryRules(order.countryId).withdrawal !== null;
  if (isNext(WITHDRAWN_CHANCE) && hasRight) return brokenOff(order, random, (at) => withdrawn(order, at));
  return buildEvents(order, 'paid', random);
}

/** Reviews are of goods that came: such an order runs as it should. */
export function lifeUntil(
  order: Order,
  { now, isRated, random }: { now: Date; isRated: boolean; random: () => number },
): Happened[] {
  const life = isRated ? buildEvents(order, 'paid', random) : wholeLife(order, random);
  // Payment reminders take their time: some of last month's invoices are open longer than the dealer wished.
  const isSlow = !isRated && random() < 0.02 && later(order.placedAt, 75 * DAY_MS) > now;
  return life.filter(({ at, change }) => at < now && !(isSlow && change.command === 'dealerMarkPaid'));
}
