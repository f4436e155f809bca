import {
  answerDueFrom,
  findEvents,
  executeCommand,
  hasEndedCredit,
  type Order,
  ORDER_STATES,
  type OrderChanges,
} from '@heizplatz/api-ordering';
import { type CallContext, type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, type OrderState } from '@heizplatz/contract';
import { staffWithdrawalCommand } from './staff-withdrawal-command';
import { undoOutcomes } from './staff-withdrawal-repository';

const CREDIT_ENDED = 'Die Finanzierung dieser Bestellung ist schon beendet. Der Kunde muss neu bestellen.';

/** What it was until it was withdrawn; the timeline knows. */
async function stateBefore(tx: Database, orderId: string): Promise<OrderState> {
  const withdrawn = (await findEvents(tx, orderId)).findLast(({ toState }) => toState === 'withdrawn');
  const state = ORDER_STATES.find((one) => one === withdrawn?.fromState);
  if (!state) throw new Error(`no event says what order ${orderId} was before its withdrawal`);
  return state;
}

/** A dealer who has not answered yet was unable to while the order was withdrawn. */
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
  // The caller's audit log entry also records the outcome of the declaration.
  return executeCommand(tx, order, execution, {
    clock,
    services,
    author: { kind: 'staff', ...(user && { id: user.id }) },
  });
}

/** POST /api/support/widerrufe/zuruecknehmen: a wrong withdrawal, before delivery; why stays with staff. */
export const undoWithdrawal = defineHandler(CALLS.undoWithdrawal, ({ body }, context) =>
  staffWithdrawalCommand('undoWithdrawal', body, context, async (tx, _, order) => {
    const { user, clock } = context;
    if (!order) throw problem('NOT_FOUND');
    if (await hasEndedCredit(tx, order.id)) throw problem('CONFLICT', { detail: CREDIT_ENDED });
    const after = await restore(tx, order, context);
    await undoOutcomes(tx, order.id);
    const changes = { settledAt: clock(), settledByUserId: user?.id ?? null, settledNote: body.Note };
    const audited = { before: { state: order.state }, after: { state: after.state, ...changes }, reason: body.Note };
    return { changes, audited };
  }),
);
