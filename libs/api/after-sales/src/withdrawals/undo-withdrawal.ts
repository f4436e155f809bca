import {
  answerDueFrom,
  eventsOf,
  executeCommand,
  hasEndedCredit,
  lockOrder,
  type Order,
  ORDER_STATES,
  type OrderChanges,
  orderOf,
} from '@heizplatz/api-ordering';
import { type CallContext, type Database, defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS, type OrderState } from '@heizplatz/contract';
import { readWithdrawal } from './read-withdrawals';
import { changeWithdrawal, lockWithdrawal, undoOutcomes } from './staff-withdrawal-repository';

const refused = (detail: string) => problem('CONFLICT', { detail });

/** The withdrawn order under its lock. CONFLICT where it cannot stand again. */
async function lockUndoable(tx: Database, orderId: string | null): Promise<Order> {
  const row = orderId === null ? undefined : await lockOrder(tx, orderId);
  const order = row && orderOf(row);
  if (order?.state !== 'withdrawn') throw refused('Diese Erklärung hat keine Bestellung widerrufen.');
  if (order.deliveredAmount !== null) throw refused('Die Ware ist schon geliefert; der Widerruf bleibt.');
  if (await hasEndedCredit(tx, order.id))
    throw refused('Die Finanzierung dieser Bestellung ist schon beendet. Der Kunde muss neu bestellen.');
  return order;
}

/** What it was until it was withdrawn; the timeline knows. */
async function stateBefore(tx: Database, orderId: string): Promise<OrderState> {
  const withdrawn = (await eventsOf(tx, orderId)).findLast(({ toState }) => toState === 'withdrawn');
  const state = ORDER_STATES.find((one) => one === withdrawn?.fromState);
  if (!state) throw new Error(`no event says what order ${orderId} was before its withdrawal`);
  return state;
}

/** A dealer who has not answered yet could not while it was withdrawn. */
function longerDue({ configuration, offer, answerDueAt }: Order, { services, clock }: CallContext): OrderChanges {
  const dueAt = answerDueFrom(services.priceBook.current(), configuration, clock(), offer.DeliveryDate);
  return dueAt > answerDueAt ? { answerDueAt: dueAt } : {};
}

const CHANGE = { kind: 'withdrawal-undone', subject: 'Der Widerruf gilt nicht' } as const;
const TO_CUSTOMER = {
  ...CHANGE,
  blocks: [
    {
      kind: 'text',
      text: 'der Widerruf, der zu dieser Bestellung eingegangen war, kam nach unserer Prüfung nicht von Ihnen. Ihre Bestellung besteht wieder wie vorher.',
    },
    {
      kind: 'note',
      text: 'Stimmt das nicht? Dann widerrufen Sie bitte auf der Seite Ihrer Bestellung, das gilt sofort.',
    },
  ],
} as const;
const TO_DEALER = {
  ...CHANGE,
  blocks: [
    {
      kind: 'text',
      text: 'Der Widerruf dieser Bestellung kam nicht vom Kunden. Sie besteht wieder wie vorher; ein Termin, der noch nicht vereinbart war, ist neu vorzuschlagen.',
    },
  ],
} as const;

async function restore(tx: Database, order: Order, context: CallContext): Promise<Order> {
  const { clock, services, user } = context;
  const execution = {
    command: 'undoWithdrawal',
    formerState: await stateBefore(tx, order.id),
    note: 'Der Widerruf kam nicht vom Kunden; die Bestellung besteht wieder.',
    changes: { withdrawnAt: null, ...longerDue(order, context) },
    mails: { customer: () => TO_CUSTOMER, dealer: () => TO_DEALER },
  } as const;
  // The caller's entry in the audit log says what became of the declaration too.
  return executeCommand(tx, order, execution, {
    clock,
    services,
    author: { kind: 'staff', ...(user && { id: user.id }) },
  });
}

/** POST /api/support/widerrufe/zuruecknehmen: a wrong withdrawal, before delivery; why stays with staff. */
export const undoWithdrawal = defineHandler(CALLS.undoWithdrawal, async ({ body }, context) => {
  const { db, user, clock, audit } = context;
  await db.transaction(async (tx) => {
    const kept = await lockWithdrawal(tx, body.WithdrawalId);
    if (!kept) throw problem('NOT_FOUND');
    if (kept.version !== body.Version) throw versionConflict(await readWithdrawal(tx, kept.id));
    const order = await lockUndoable(tx, kept.outcome === 'withdrawn' ? kept.orderId : null);
    const after = await restore(tx, order, context);
    await undoOutcomes(tx, order.id);
    const settled = { settledAt: clock(), settledByUserId: user?.id ?? null, settledNote: body.Note };
    await changeWithdrawal(tx, kept.id, settled);
    audit.note({ before: { state: order.state }, after: { state: after.state, ...settled }, reason: body.Note });
  });
  return readWithdrawal(db, body.WithdrawalId);
});
