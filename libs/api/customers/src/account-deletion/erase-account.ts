import { type CallContext, type Database, queueMail } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import type { CustomerRow } from '../customer-area/customer-repository';
import type { Stored } from '../retention/present-retained';
import { retainOrders } from '../retention/stored-orders-repository';
import { accountDeletedMail, type DeletionReason } from './account-deleted-mail';
import { anonymiseOrders } from './anonymise-orders';
import { forgetCustomer } from './customer-erasure-repository';
import { type ErasurePlan, withLastMail } from './plan-erasure';

interface Erasure {
  /** Of the last mail. */
  readonly countryId: CountryId;
  readonly reason: DeletionReason;
  /** As planned in the same transaction. */
  readonly plan: ErasurePlan;
}

/**
 * Deletes a locked account with all dependent data except what must be retained by law, and mails a list of that. Its
 * orders are completed. Returns what is retained, where, until when and why.
 */
export async function eraseAccount(
  tx: Database,
  customer: Pick<CustomerRow, 'id' | 'email' | 'isGuest'>,
  { countryId, reason, plan }: Erasure,
  { services, clock }: Pick<CallContext, 'services' | 'clock'>,
): Promise<Stored> {
  const now = clock();
  const { stored, freed, notices, hasReviews } = plan;
  await retainOrders(
    tx,
    stored.map(({ order, retention }) => ({ orderId: order.id, ...retention, accountDeletedAt: now })),
  );
  const emails = new Set([customer.email, ...plan.emails]);
  await forgetCustomer(tx, { userId: customer.id, emails: [...emails], stored: stored.map(({ order }) => order) });
  await queueMail(
    tx,
    accountDeletedMail(
      { email: customer.email, isGuest: customer.isGuest, countryId, existing: notices, reason, hasReviews },
      { config: services.config, now },
    ),
    { services, clock },
  );
  await anonymiseOrders(tx, freed, services.files);
  return withLastMail(plan, now);
}
