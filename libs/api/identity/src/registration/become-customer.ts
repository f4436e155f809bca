import { defineHandler, acquireAdvisoryLock, problem } from '@heizplatz/api-platform';
import { CALLS, COOKIES } from '@heizplatz/contract';
import { requestRegistration } from './request-registration';
import { checkPassword } from '../password/check-password';
import { hashToken } from '../session/opaque-token';
import { hashPassword } from '../password/password';
import { accountById } from '../users/user-repository';

/** Nothing but a password: the e-mail is the order's, and the addresses are the guest's already. CONFLICT for customers. */
export const becomeCustomer = defineHandler(CALLS.becomeCustomer, async ({ body }, context) => {
  const { db, user, services, clock, cookies } = context;
  const guest = user && (await accountById(db, user.id));
  if (!guest) throw problem('UNAUTHENTICATED');
  if (!guest.isGuest) throw problem('CONFLICT', { detail: 'Sie haben schon ein Kundenkonto.' });
  if (!services.limits.allows(`becomeCustomer ${guest.id}`, services.config.limits.accountFailures, clock()))
    throw problem('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
  const wrong = checkPassword(body.Password, guest.email);
  if (wrong) throw problem('VALIDATION', { errors: [{ path: 'body.Password', code: wrong }] });
  const passwordHash = await hashPassword(body.Password);
  const content = {
    EmailAddress: guest.email,
    IsGuest: false,
    NewsletterWanted: guest.newsletterWanted,
    UseInvoiceAddress: false,
    DeliveryAddress: null,
    InvoiceAddress: null,
    IsAsked: true,
  };
  const token = cookies.get(COOKIES.registration);
  const registrationHash = token === undefined ? null : hashToken(token);
  await db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, `become customer ${guest.id}`);
    await requestRegistration(tx, { content, passwordHash, registrationHash, guestId: guest.id }, context);
  });
  return { success: true };
});
