import {
  countRunning,
  findDuplicate,
  insertNotification,
  type Person,
  type WantedNotification,
} from '@heizplatz/api-identity';
import { askConfirmation, MAX_NOTIFICATIONS, tooMany } from '@heizplatz/api-ordering';
import { type CallContext, type Database, defineHandler, acquireAdvisoryLock, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { hasRole, ROLES } from '@heizplatz/identity';
import { findCustomer, type CustomerRow } from '../customer-area/customer-repository';
import { targetNotification } from './target-notification';

/** The account of a customer that requests it for itself; guests and staff enter an e-mail like anyone else. */
async function callingCustomer(db: Database, { user }: CallContext): Promise<CustomerRow | undefined> {
  if (!user || user.isGuest || !hasRole(user, ROLES.customer)) return undefined;
  return findCustomer(db, user.id);
}

/** A price for one's own account: nothing to confirm, since the account's mailbox is known. */
async function addPrice(tx: Database, person: Person, target: WantedNotification, context: CallContext): Promise<void> {
  if (!('userId' in person) || (await findDuplicate(tx, person, target))) return;
  if ((await countRunning(tx, person)) >= MAX_NOTIFICATIONS) throw tooMany();
  const now = context.clock();
  await insertNotification(tx, { ...target, userId: person.userId, createdAt: now, confirmedAt: now });
}

/**
 * A customer's price alert is active at once; everything else waits for its mailed link (double opt-in). The response
 * does not reveal whether a mailbox is known, already has it or has too many: its mail does. VALIDATION with all
 * missing fields, CONFLICT for a customer's own 21st, TOO_MANY_REQUESTS by `claimMailQuota`.
 */
export const addNotification = defineHandler(CALLS.addNotification, async ({ body }, context) => {
  const { db } = context;
  const target = await targetNotification(body, context);
  const customer = await callingCustomer(db, context);
  const email = body.EmailAddress ?? customer?.email;
  if (email === undefined) throw problem('VALIDATION', { errors: [{ path: 'body.EmailAddress', code: 'REQUIRED' }] });
  const isOwn = customer !== undefined && customer.email.toLowerCase() === email.toLowerCase();
  const person: Person = isOwn ? { userId: customer.id } : { email };
  await db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, `notifications ${email.toLowerCase()}`);
    if (isOwn && target.kind === 'price') await addPrice(tx, person, target, context);
    else await askConfirmation(tx, { person, email, target }, context);
  });
  return { success: true };
});
