import type { Database, JobContext } from '@heizplatz/api-platform';
import { type Execution, executeCommand } from '../commands/execute-command';
import { getOrder, type Order } from '../order/order';
import { lockOrder } from '../order/order-repository';
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
import { CREDIT_OUTCOMES, type CreditOutcome } from './credit-outcomes';
import { getLedger, type OperationRow, findOperations, settleOperation } from './operation-repository';
import { planOver } from './plan-over';
import { refusedCreditMail } from './support-mail';

type Dependencies = Pick<JobContext, 'services' | 'clock'>;

/** What the credit was over before this operation. */
async function formerCents(tx: Database, { authorisationKey, key }: OperationRow): Promise<number> {
  const credit = await findAuthorisation(tx, authorisationKey);
  if (!credit) throw new Error('an authorisation is gone');
  const before = (await findOperations(tx, authorisationKey)).filter((one) => one.key !== key);
  const { authorisedCents, refundedCents } = getLedger(credit, before, 0);
  return authorisedCents - refundedCents;
}

interface Answered {
  readonly order: Order;
  readonly change: CreditChange;
  readonly writesPlan: boolean;
  /** The provider's; empty: it accepted. */
  readonly reason: string;
}

/** What each acceptance writes, and its mails. */
function accept({ order, change, writesPlan }: Answered) {
  const note = acceptedNote(change, order);
  const isChanged = writesPlan && change.financedCents !== change.formerCents;
  const payment = { ...order.payment, Plan: planOver(change.financedCents, order) };
  return {
    recorded: { note, ...(isChanged && order.payment.Plan && { changes: { payment } }) },
    customer: (after: Order) => (isChanged ? creditMail(after, note) : null),
    dealer: () => dealerCreditMail(note),
  };
}

const EXECUTIONS: {
  readonly [C in CreditOutcome['orderCommand']]: (answered: Answered) => Execution<C>;
} = {
  adjustCredit: (answered) => {
    const { recorded, customer } = accept(answered);
    return { command: 'adjustCredit', ...recorded, mails: { customer } };
  },
  captureCredit: (answered) => {
    const { recorded, dealer } = accept(answered);
    return { command: 'captureCredit', ...recorded, mails: { dealer } };
  },
  refundCredit: (answered) => {
    const { recorded, customer, dealer } = accept(answered);
    return { command: 'refundCredit', ...recorded, mails: { customer, dealer } };
  },
  refuseCredit: ({ order, change, reason }) => {
    const note = refusedNote(change, order);
    return {
      command: 'refuseCredit',
      note,
      mails: {
        customer: () => refusedMail(note),
        dealer: () => dealerCreditMail(note),
        support: (after, { config }) => refusedCreditMail(after, { note, reason }, config),
      },
    };
  },
};

/** Records the provider's response with its event and mails; the same response again has no effect. */
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
  const { orderCommand, writesPlan }: CreditOutcome = CREDIT_OUTCOMES[kind][outcome.kind];
  const reason = outcome.kind === 'refused' ? outcome.reason : '';
  const execution = EXECUTIONS[orderCommand]({ order, change, writesPlan, reason });
  await executeCommand(tx, order, execution, { ...dependencies, author: { kind: 'system' } });
}
