import type { Database, JobContext } from '@heizplatz/api-platform';
import { getOrder, type Order } from '../order/order';
import { lockOrder } from '../order/order-repository';
import {
  type AuthorisationRow,
  changeAuthorisation,
  findAuthorisation,
  lockAuthorisation,
} from '../ratepay/authorisation-repository';
import { voidAuthorisation } from '../ratepay/void-authorisation';
import { financedCents } from './financed-cents';
import { nextStep } from './next-step';
import { insertOperation, getLedger, type OperationRow, findOperations } from './operation-repository';
import { planOver, repaidCents } from './plan-over';

/** The order first, as everything that changes it locks it first. */
async function lockBoth(tx: Database, key: string): Promise<{ order: Order; credit: AuthorisationRow } | null> {
  const known = await findAuthorisation(tx, key);
  const row = known?.orderId ? await lockOrder(tx, known.orderId) : undefined;
  if (!row) return null;
  const credit = await lockAuthorisation(tx, key);
  return credit?.state === 'used' ? { order: getOrder(row), credit } : null;
}

/**
 * The next request to the provider for an order's credit, recorded before it is sent: an operation whose response was
 * lost is sent again under its key before anything else. Null: nothing is due any more. A credit that never paid for
 * a finished order is ended. Runs under the order's lock, so that a withdrawal that is being undone ends no credit.
 */
export async function decideStep(
  tx: Database,
  key: string,
  { clock, services }: Pick<JobContext, 'clock' | 'services'>,
): Promise<OperationRow | null> {
  const locked = await lockBoth(tx, key);
  if (!locked) return null;
  const { order, credit } = locked;
  const operations = await findOperations(tx, key);
  const lost = operations.find(({ state }) => state === 'requested');
  if (lost) return lost;
  const financed = financedCents(order);
  const ledger = getLedger(credit, operations, financed ?? 0);
  if (financed === 0 && ledger.capturedCents === 0) {
    await changeAuthorisation(tx, key, { state: 'void-due', reviewDueAt: null });
    await services.jobs.send(tx, voidAuthorisation.name, { key });
    return null;
  }
  const step = financed === null ? null : nextStep(ledger, financed);
  if (financed === null || !step) {
    await changeAuthorisation(tx, key, { reviewDueAt: null });
    return null;
  }
  const plan = planOver(financed, order);
  return insertOperation(
    tx,
    { key, orderId: order.id },
    {
      step,
      position: operations.length + 1,
      financedCents: financed,
      repaidCents: repaidCents(financed, plan),
      months: plan?.Months ?? null,
      requestedAt: clock(),
    },
  );
}
