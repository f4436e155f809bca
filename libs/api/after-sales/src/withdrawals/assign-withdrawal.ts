import { typedOrderNumber } from '@heizplatz/api-identity';
import { lockOrder, type Order, orderOf } from '@heizplatz/api-ordering';
import {
  type CallContext,
  type Database,
  defineHandler,
  problem,
  queueMail,
  versionConflict,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { composeWithdrawalMails } from './compose-withdrawal-mails';
import type { Declaration } from './declaration';
import { readWithdrawal } from './read-withdrawals';
import { changeWithdrawal, findOrderId, lockWithdrawal } from './staff-withdrawal-repository';
import { withdrawOrder } from './withdraw-order';

type Body = CallRequest<typeof CALLS.assignWithdrawal>['body'];
type Kept = NonNullable<Awaited<ReturnType<typeof lockWithdrawal>>>;

/** What was declared, as it stood; Swiss ones there are none. */
function declarationOf({ countryId, name, email, contract, part, receivedAt }: Kept): Declaration {
  return { countryId: countryId === 2 ? 2 : 1, name, email, contract, part, receivedAt };
}

/** CONFLICT: there is no such order in the country of the declaration. */
async function lockNamed(tx: Database, { countryId }: Kept, typed: string): Promise<Order> {
  const number = typedOrderNumber(typed);
  const id = await findOrderId(tx, { countryId, number });
  const row = id === undefined ? undefined : await lockOrder(tx, id);
  if (!row) throw problem('CONFLICT', { detail: `Im Land der Erklärung gibt es keine Bestellung ${number}.` });
  return orderOf(row);
}

async function assign(tx: Database, kept: Kept, { OrderNumber }: Body, context: CallContext): Promise<void> {
  const { user, clock, services, audit } = context;
  const order = await lockNamed(tx, kept, OrderNumber);
  const declared = declarationOf(kept);
  const author = { kind: 'staff', ...(user && { id: user.id }) } as const;
  const found = await withdrawOrder(tx, order, { declared, author });
  const by = { assignedAt: clock(), assignedByUserId: user?.id ?? null };
  await changeWithdrawal(tx, kept.id, { orderId: order.id, outcome: found.outcome, ...by });
  audit.note({
    before: { outcome: kept.outcome, state: order.state },
    after: { orderId: order.id, outcome: found.outcome },
  });
  // Support knows it already: it is what has just been done.
  const mails = composeWithdrawalMails(declared, found, services.config).filter(
    ({ kind }) => kind !== 'withdrawal-support',
  );
  for (const mail of mails) await queueMail(tx, mail, context);
}

/**
 * POST /api/support/widerrufe/zuordnen: withdraws the order by what was declared then, since the time of receipt counts, and
 * tells customer and dealer.
 */
export const assignWithdrawal = defineHandler(CALLS.assignWithdrawal, async ({ body }, context) => {
  const { db } = context;
  await db.transaction(async (tx) => {
    const kept = await lockWithdrawal(tx, body.WithdrawalId);
    if (!kept) throw problem('NOT_FOUND');
    if (kept.version !== body.Version) throw versionConflict(await readWithdrawal(tx, kept.id));
    if (kept.orderId && kept.outcome !== 'waiting')
      throw problem('CONFLICT', { detail: 'Diese Erklärung ist schon einer Bestellung zugeordnet.' });
    await assign(tx, kept, body, context);
  });
  return readWithdrawal(db, body.WithdrawalId);
});
