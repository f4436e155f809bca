import { clearSessionCookies, confirmPassword } from '@heizplatz/api-identity';
import { type CallContext, type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { lockCustomer } from '../customer-area/customer-repository';
import { eraseAccount } from './erase-account';
import { checkNothingOpen, planErasure } from './plan-erasure';
import { lockDrafts } from './customer-erasure-repository';
import type { Stored } from '../retention/present-retained';

async function eraseNow(tx: Database, userId: number, context: CallContext): Promise<Stored> {
  await lockDrafts(tx, userId);
  const customer = await lockCustomer(tx, userId);
  if (!customer) throw problem('UNAUTHENTICATED');
  const plan = await planErasure(tx, { userId, email: customer.email, isByStaff: false }, context.clock());
  checkNothingOpen(plan, 'Danach können Sie Ihr Konto löschen.');
  return eraseAccount(tx, customer, { countryId: context.countryId, reason: 'asked', plan }, context);
}

/**
 * VALIDATION (PASSWORD_WRONG) for a wrong password, CONFLICT with OrderNumbers while an order is open. The account,
 * its logins and dependent data are deleted at once; orders that must be retained by law are listed and deleted later
 * by the job purge-kept-orders. FORBIDDEN while impersonating.
 */
export const deleteAccount = defineHandler(CALLS.deleteAccount, async ({ body }, context) => {
  const { db, user, cookies, log } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  if (user.isImpersonatedS) throw problem('FORBIDDEN');
  await confirmPassword(body.Password, 'body.Password', context);
  const retained = await db.transaction((tx) => eraseNow(tx, user.id, context));
  clearSessionCookies(cookies);
  log.info({ stored: retained.length }, 'account deleted');
  return { success: true, Kept: retained };
});
