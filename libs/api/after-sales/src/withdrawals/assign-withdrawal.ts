import { toCountryId } from '@heizplatz/country';
import { orderNumberInput } from '@heizplatz/api-identity';
import { lockOrder, type Order, getOrder } from '@heizplatz/api-ordering';
import { type CallContext, type Database, defineHandler, problem, queueMails } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { composeWithdrawalMails } from './compose-withdrawal-mails';
import type { Declaration } from './declaration';
import { staffWithdrawalCommand } from './staff-withdrawal-command';
import { findOrderId, type WithdrawalRecord as Stored } from './staff-withdrawal-repository';
import { withdrawOrder } from './withdraw-order';

type Body = CallRequest<typeof CALLS.assignWithdrawal>['body'];

/** What was declared, as it stood. */
function getDeclaration({ countryId, name, email, contract, part, receivedAt }: Stored): Declaration {
  return { countryId: toCountryId(countryId), name, email, contract, part, receivedAt };
}

/** CONFLICT: there is no such order in the country of the declaration. */
async function lockNamed(tx: Database, { countryId }: Stored, input: string): Promise<Order> {
  const number = orderNumberInput(input);
  const id = await findOrderId(tx, { countryId, number });
  const row = id === undefined ? undefined : await lockOrder(tx, id);
  if (!row) throw problem('CONFLICT', { detail: `Im Land der Erklärung gibt es keine Bestellung ${number}.` });
  return getOrder(row);
}

async function assign(tx: Database, stored: Stored, { OrderNumber }: Body, context: CallContext) {
  const { user, clock, services } = context;
  const order = await lockNamed(tx, stored, OrderNumber);
  const declared = getDeclaration(stored);
  const author = { kind: 'staff', ...(user && { id: user.id }) } as const;
  const declaredOrder = await withdrawOrder(tx, order, { declared, author });
  const mails = composeWithdrawalMails('assignWithdrawal', { declared, declaredOrder }, services.config);
  await queueMails(tx, mails, context);
  const { outcome } = declaredOrder;
  return {
    changes: { orderId: order.id, outcome, assignedAt: clock(), assignedByUserId: user?.id ?? null },
    audited: { before: { outcome: stored.outcome, state: order.state }, after: { orderId: order.id, outcome } },
  };
}

/**
 * POST /api/support/widerrufe/zuordnen: withdraws the order by the original declaration, since the time of receipt
 * counts, and notifies customer and dealer.
 */
export const assignWithdrawal = defineHandler(CALLS.assignWithdrawal, ({ body }, context) =>
  staffWithdrawalCommand('assignWithdrawal', body, context, (tx, row) => assign(tx, row, body, context)),
);
