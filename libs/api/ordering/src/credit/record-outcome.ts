import { type Database, type JobContext, queueMail } from '@heizplatz/api-platform';
import { type ChangeMail, customerChangeMail, dealerChangeMail } from '../order-mails/change-mail';
import { getOrder, type Order } from '../order/order';
import { lockOrder } from '../order/order-repository';
import { recordChange } from '../commands/record-change';
import { findSeller } from '../order/seller-repository';
import { isUnconfirmed } from '../order/unconfirmed-order';
import { findAuthorisation } from '../ratepay/authorisation-repository';
import type { OperationOutcome } from '../ratepay/ratepay';
import {
  acceptedNote,
  type CreditChange,
  creditMail,
  dealerCreditMail,
  refusedMail,
  refusedNote,
} from './credit-mails';
import { getLedger, type OperationRow, findOperations, settleOperation } from './operation-repository';
import { planOver } from './plan-over';
import { refusedCreditMail } from './support-mail';

type Dependencies = Pick<JobContext, 'services' | 'clock'>;

const ACCEPTED_COMMANDS = { adjust: 'adjustCredit', capture: 'captureCredit', refund: 'refundCredit' } as const;

/** What the credit was over before this operation. */
async function formerCents(tx: Database, { authorisationKey, key }: OperationRow): Promise<number> {
  const credit = await findAuthorisation(tx, authorisationKey);
  if (!credit) throw new Error('an authorisation is gone');
  const before = (await findOperations(tx, authorisationKey)).filter((one) => one.key !== key);
  const { authorisedCents, refundedCents } = getLedger(credit, before, 0);
  return authorisedCents - refundedCents;
}

interface Notice {
  readonly customer: readonly ChangeMail[];
  readonly dealer: readonly ChangeMail[];
}

async function notify(
  tx: Database,
  order: Order,
  { customer, dealer }: Notice,
  dependencies: Dependencies,
): Promise<void> {
  const { services, clock } = dependencies;
  const parts = { seller: await findSeller(tx, order.dealerId), config: services.config, now: clock() };
  for (const mail of customer) await queueMail(tx, customerChangeMail(order, mail, parts), dependencies);
  if (isUnconfirmed(order)) return;
  for (const mail of dealer) await queueMail(tx, dealerChangeMail(order, mail, parts), dependencies);
}

async function accept(tx: Database, order: Order, change: CreditChange, dependencies: Dependencies): Promise<void> {
  const note = acceptedNote(change, order);
  const isChanged = change.kind !== 'capture' && change.financedCents !== change.formerCents;
  const payment = { ...order.payment, Plan: planOver(change.financedCents, order) };
  const after = await recordChange(
    tx,
    order,
    {
      command: ACCEPTED_COMMANDS[change.kind],
      author: { kind: 'system' },
      note,
      ...(isChanged && order.payment.Plan && { changes: { payment } }),
    },
    dependencies.clock(),
  );
  const notices = { customer: isChanged ? [creditMail(after, note)] : [], dealer: [dealerCreditMail(note)] };
  await notify(tx, after, change.kind === 'adjust' ? { ...notices, dealer: [] } : notices, dependencies);
}

async function refuse(
  tx: Database,
  order: Order,
  { change, reason }: { change: CreditChange; reason: string },
  dependencies: Dependencies,
): Promise<void> {
  const note = refusedNote(change, order);
  const recorded = { command: 'refuseCredit', author: { kind: 'system' }, note } as const;
  const after = await recordChange(tx, order, recorded, dependencies.clock());
  await notify(tx, after, { customer: [refusedMail(note)], dealer: [dealerCreditMail(note)] }, dependencies);
  await queueMail(tx, refusedCreditMail(after, { note, reason }, dependencies.services.config), dependencies);
}

/** Writes the provider's answer down with its event and mails; the same answer once more does nothing. */
export async function recordOutcome(
  tx: Database,
  operation: OperationRow,
  outcome: OperationOutcome,
  dependencies: Dependencies,
): Promise<void> {
  const row = await lockOrder(tx, operation.orderId);
  if (!row) throw new Error('the order of a credit is gone');
  const order = getOrder(row);
  const { kind, amountCents, financedCents } = operation;
  const change = { kind, amountCents, financedCents, formerCents: await formerCents(tx, operation) };
  if (!(await settleOperation(tx, operation.key, { outcome, at: dependencies.clock() }))) return;
  if (outcome.kind === 'accepted') await accept(tx, order, change, dependencies);
  else await refuse(tx, order, { change, reason: outcome.reason }, dependencies);
}
