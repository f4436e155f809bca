import { type CallContext, type Database, isoDay, localDay, queueMail } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { accountDeletedMail, type DeletionReason } from './account-deleted-mail';
import { anonymiseOrders } from './anonymise-orders';
import type { CustomerRow } from '../customer-area/customer-repository';
import { forgetCustomer } from './customer-erasure-repository';
import { retainOrders, findLastCommandFor, lastExportEnd, findUserOrders } from '../retention/stored-orders-repository';
import {
  presentRetained,
  presentRetainedAudit,
  presentRetainedExports,
  presentLastMail,
  type Stored,
} from '../retention/present-retained';
import { getRetention } from '../retention/retention';
import { RETENTION_RULES } from '../retention/retention-catalogue';

interface Erasure {
  /** Of the last mail. */
  readonly countryId: CountryId;
  readonly reason: DeletionReason;
}

/**
 * Deletes a locked account with all dependent data except what must be retained by law, and mails a list of that. Its
 * orders are completed. Returns what is retained, where, until when and why.
 */
export async function eraseAccount(
  tx: Database,
  customer: Pick<CustomerRow, 'id' | 'email'>,
  { countryId, reason }: Erasure,
  { services, clock }: Pick<CallContext, 'services' | 'clock'>,
): Promise<Stored> {
  const now = clock();
  const day = isoDay(localDay(now));
  const orders = await findUserOrders(tx, customer.id);
  const judged = orders.map((order) => ({ order, retention: getRetention(order, RETENTION_RULES, day) }));
  const stored = judged.flatMap(({ order, retention }) => (retention ? [{ order, retention }] : []));
  const freed = judged.filter(({ retention }) => retention === null).map(({ order }) => order.id);
  await retainOrders(
    tx,
    stored.map(({ order, retention }) => ({ orderId: order.id, ...retention, accountDeletedAt: now })),
  );
  const emails = new Set([customer.email, ...orders.map(({ email }) => email)]);
  await forgetCustomer(tx, { userId: customer.id, emails: [...emails], stored: stored.map(({ order }) => order) });
  const notices = [
    ...presentRetained(stored),
    ...presentRetainedAudit(await findLastCommandFor(tx, customer.id)),
    ...presentRetainedExports(await lastExportEnd(tx, now)),
  ];
  await queueMail(
    tx,
    accountDeletedMail(
      { email: customer.email, countryId, existing: notices, reason },
      { config: services.config, now },
    ),
    {
      services,
      clock,
    },
  );
  await anonymiseOrders(tx, freed, services.files);
  return [...notices, presentLastMail(now)];
}
