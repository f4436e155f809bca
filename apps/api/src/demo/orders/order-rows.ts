import { createHash } from 'node:crypto';
import type {
  BookingMode,
  cancellationCases,
  cancellationComments,
  reviewInvitations,
  withdrawals,
} from '@heizplatz/api-after-sales';
import {
  type Order,
  ORDER_COMMANDS,
  type OrderDraft,
  type orderEvents,
  type orderPositions,
  orderRow,
  type orders,
  getPositions,
  withdrawUntil,
} from '@heizplatz/api-ordering';
import { DAY_MS } from '@heizplatz/country';
import type { Happened } from './play-order-life';
import { getComments, getFeedback } from './case-labels';

/** Rows of every table that an order stands in. */
export interface OrderRows {
  readonly order: typeof orders.$inferInsert;
  readonly positions: (typeof orderPositions.$inferInsert)[];
  readonly events: Omit<typeof orderEvents.$inferInsert, 'id'>[];
  readonly cases: (typeof cancellationCases.$inferInsert)[];
  readonly comments: Omit<typeof cancellationComments.$inferInsert, 'id'>[];
  readonly withdrawals: (typeof withdrawals.$inferInsert)[];
  readonly invitations: (typeof reviewInvitations.$inferInsert)[];
}

const BOOKED_AS: Readonly<Record<NonNullable<Order['cancellationKind']>, BookingMode>> = {
  customer: 'free',
  dealer: 'dealer',
  duplicate: 'duplicate',
  undeliverable: 'dealer',
  goodwill: 'goodwill',
};
/** Support books a case within some weeks; the newest ones wait. */
const BOOKED_WITHIN_DAYS = 12;
/** Support settles a withdrawal once goods are fetched and money is back; those of a quarter wait, some of them too long. */
const SETTLED_AFTER_DAYS = 90;
/** A customer is invited to a review five days after the delivery (reviews/invite-to-rate). */
const INVITED_AFTER_DAYS = 5;

/** An order as it is placed, ready for what happens to it. */
export function placedOrder(
  draft: OrderDraft,
  { id, runningNumber, stepFactors }: { id: string; runningNumber: number; stepFactors: number[] | null },
): Order {
  return {
    ...orderRow(draft, { runningNumber, unguessable: '' }),
    ...{ id, stepFactors, deliveryAddresses: [...draft.deliveryPoints] },
    ...{ deliveryWindow: null, proposedWindow: null, requestedDate: null, deliveredAmount: null, deliveredOn: null },
    reportedAmount: null,
    ...{
      weightReportedAt: null,
      settledUnitCents: null,
      settledCents: null,
      withdrawnCents: null,
      settledVatBasisPoints: null,
      hasWeightConsent: null,
    },
    ...{ takenByName: null, version: 1, cancellationKind: null, reason: null },
    ...{ invoicedAt: null, invoiceNumber: null, invoiceCents: null, paidAt: null, withdrawnAt: null },
    ...{ customerLinkVersion: 0, dealerLinkVersion: 0 },
  };
}

function getEvents({ id, userId, placedAt }: Order, life: readonly Happened[]): OrderRows['events'] {
  const base = { orderId: id, kind: 'state', fromState: null, toState: 'placed', at: placedAt, authorId: userId };
  const events: OrderRows['events'] = [{ ...base, authorKind: 'customer', note: null }];
  for (const { at, change } of life) {
    const { command, author, note = null } = change;
    const { event: kind, to } = ORDER_COMMANDS[command];
    const fromState = events.at(-1)?.toState ?? null;
    const authorId = author.id ?? null;
    events.push({
      orderId: id,
      kind,
      fromState,
      toState: to ?? fromState ?? '',
      at,
      authorKind: author.kind,
      authorId,
      note,
    });
  }
  return events;
}

function getCase(
  order: Order,
  openedAt: Date,
  { now, staffId, random }: { now: Date; staffId: number | null; random: () => number },
): OrderRows['cases'][number] {
  const bookedAt = new Date(openedAt.getTime() + (1 + random() * BOOKED_WITHIN_DAYS) * DAY_MS);
  const isBooked = bookedAt < now;
  const feedback = getFeedback(random, order.cancellationKind);
  return {
    ...{ orderId: order.id, countryId: order.countryId, dealerId: order.dealerId },
    kind: order.cancellationKind ?? 'customer',
    ...{ openedAt, deadline: withdrawUntil(order), isBooked, ownerUserId: null },
    bookedAs: isBooked ? BOOKED_AS[order.cancellationKind ?? 'customer'] : null,
    bookedAt: isBooked ? bookedAt : null,
    bookedByUserId: isBooked ? staffId : null,
    feedbackStatus: feedback ? 1 : 0,
    feedbackReason: feedback?.reason ?? '',
    feedbackComment: feedback?.comment ?? '',
    feedbackAt: feedback ? new Date(openedAt.getTime() + 600_000) : null,
    version: isBooked ? 2 : 1,
  };
}

function getWithdrawal(
  { id, countryId, number, email, deliveryAddresses }: Order,
  receivedAt: Date,
  { now, staffId }: { now: Date; staffId: number | null },
): OrderRows['withdrawals'][number] {
  const [{ Address: address }] = deliveryAddresses;
  const declared = { countryId, name: `${address.FirstName} ${address.LastName}`, email, contract: number, part: '' };
  const contentHash = createHash('sha256').update(JSON.stringify(declared)).digest('hex');
  const settledAt = new Date(receivedAt.getTime() + SETTLED_AFTER_DAYS * DAY_MS);
  const isSettled = settledAt < now;
  return {
    ...{ ...declared, orderId: id, outcome: 'withdrawn', receivedAt, contentHash },
    settledAt: isSettled ? settledAt : null,
    settledByUserId: isSettled ? staffId : null,
    settledNote: isSettled ? 'Abholung und Erstattung sind erledigt.' : '',
    version: isSettled ? 2 : 1,
  };
}

/** An order with everything that happened to it up to now, as rows. */
export function orderRows(
  placed: Order,
  {
    draft,
    life,
    ...seen
  }: { draft: OrderDraft; life: readonly Happened[]; now: Date; staffId: number | null; random: () => number },
): OrderRows {
  const changes = Object.assign({}, ...life.map(({ change }) => change.changes ?? {}));
  const last = life.at(-1)?.change;
  const to = last && ORDER_COMMANDS[last.command].to;
  const state = to && to !== 'former' ? to : placed.state;
  const order = { ...placed, ...changes, state };
  const ended = life.at(-1)?.at ?? placed.placedAt;
  const cases = state === 'cancelled' ? [getCase(order, ended, seen)] : [];
  const invitedAt = new Date(
    Date.parse(`${order.deliveredOn ?? '9999-01-01'}T09:25:00Z`) + INVITED_AFTER_DAYS * DAY_MS,
  );
  return {
    order: { ...order, branchId: draft.offer.variant.BranchId },
    positions: getPositions(draft.offer).map((position) => ({ optionId: null, ...position, orderId: placed.id })),
    events: getEvents(placed, life),
    cases,
    comments: cases.flatMap((one) => getComments(order, one, seen)),
    withdrawals: state === 'withdrawn' ? [getWithdrawal(order, ended, seen)] : [],
    invitations: !placed.isGuest && invitedAt < seen.now ? [{ orderId: placed.id, sentAt: invitedAt }] : [],
  };
}
