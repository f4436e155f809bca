import { CALLS } from '@heizplatz/contract';
import type { Database } from '../database/database';
import { defineHandler, type CallContext } from '../http/define-handler';
import { problem } from '../http/problem';
import { confirmPassword } from '../identity/confirm-password';
import { clearSessionCookies } from '../identity/session-cookies';
import { queueMail } from '../outbox/queue-mail';
import { isoDay, localDay } from '../pricing/calendar-days';
import { accountDeletedMail } from './account-deleted-mail';
import { anonymiseOrders } from './anonymise-orders';
import { lockCustomer } from './customer-repository';
import { forgetCustomer, lockDrafts } from './forget-customer';
import { keepOrders, lastActFor, ordersOfUser } from './kept-orders-repository';
import { OPEN_STATES } from './order-stage';
import { presentKept, presentKeptAudit, type Kept } from './present-kept';
import { retentionOf, type ClosedOrder } from './retention';
import { RETENTION_RULES } from './retention-catalogue';

function checkNothingOpen(orders: readonly ClosedOrder[]): void {
  const open = orders.filter(({ state }) => OPEN_STATES.includes(state)).map(({ number }) => number);
  if (open.length === 0) return;
  const numbers = open.toSorted();
  throw problem('CONFLICT', {
    detail: `Es gibt noch offene Bestellungen: ${numbers.join(', ')}. Danach können Sie Ihr Konto löschen.`,
    context: { OrderNumbers: numbers },
  });
}

async function deleteNow(tx: Database, userId: number, context: CallContext): Promise<Kept> {
  const { services, countryId } = context;
  const now = context.clock();
  await lockDrafts(tx, userId);
  const customer = await lockCustomer(tx, userId);
  if (!customer) throw problem('UNAUTHENTICATED');
  const orders = await ordersOfUser(tx, userId);
  checkNothingOpen(orders);
  const day = isoDay(localDay(now));
  const judged = orders.map((order) => ({ order, retention: retentionOf(order, RETENTION_RULES, day) }));
  const kept = judged.flatMap(({ order, retention }) => (retention ? [{ order, retention }] : []));
  const freed = judged.filter(({ retention }) => retention === null).map(({ order }) => order.id);
  await keepOrders(
    tx,
    kept.map(({ order, retention }) => ({ orderId: order.id, ...retention, accountDeletedAt: now })),
  );
  const emails = new Set([customer.email, ...orders.map(({ email }) => email)]);
  await forgetCustomer(tx, { userId, emails: [...emails], keptNumbers: kept.map(({ order }) => order.number) });
  const audit = presentKeptAudit(await lastActFor(tx, userId));
  const told = [...presentKept(kept), ...(audit ? [audit] : [])];
  await queueMail(tx, accountDeletedMail({ email: customer.email, countryId, kept: told }, now), context);
  await anonymiseOrders(tx, freed, services.files);
  return told;
}

/**
 * VALIDATION (PASSWORD_WRONG) for another password, CONFLICT with OrderNumbers while something is still to come. The
 * account, its logins and all that hangs on it are gone at once; orders that law makes us keep are named and purged by
 * the job purge-kept-orders. FORBIDDEN while impersonating.
 */
export const answerDeleteAccount = defineHandler(CALLS.deleteAccount, async ({ body }, context) => {
  const { db, user, cookies, log } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  if (user.isImpersonatedS) throw problem('FORBIDDEN');
  await confirmPassword(body.Password, 'body.Password', context);
  const kept = await db.transaction((tx) => deleteNow(tx, user.id, context));
  clearSessionCookies(cookies);
  log.info({ kept: kept.length }, 'account deleted');
  return { success: true, Kept: kept };
});
