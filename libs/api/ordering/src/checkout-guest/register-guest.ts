import {
  hashToken,
  insertAddress,
  insertUser,
  issueTokens,
  lockAccount,
  lockRegistration,
  namedPerson,
  nameGuest,
  nameRegisteredUser,
  type RegistrationContent,
} from '@heizplatz/api-identity';
import { type CallContext, type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, COOKIES } from '@heizplatz/contract';
import { fetchNews } from '../notification-requests/fetch-news';
import { isOrdering, processHolder } from '../checkout/running-process';
import { findRunningGuest } from '../checkout/running-process-repository';

/**
 * FORBIDDEN outside an order process (rule ACCOUNT-03), CONFLICT for customers, STEP_MISSING without cached data. A
 * repeated submission creates no second guest. A visitor who requested an account continues as a guest until its link
 * is used.
 */
export const registerGuest = defineHandler(CALLS.registerGuest, async (_, context) => {
  const { db, cookies, clock, user, services, ip, log } = context;
  const limited = { command: CALLS.registerGuest.id, ip };
  await services.limits.check(db, limited, clock());
  if (!(await isOrdering(context))) {
    await services.limits.recordFailure(db, limited, clock());
    throw problem('FORBIDDEN');
  }
  if (user && !user.isGuest) throw problem('CONFLICT', { detail: 'Sie sind schon angemeldet.' });
  const registrationToken = cookies.get(COOKIES.registration);
  // One transaction, and the guest stays locked: one that becomes a customer meanwhile ends this login too.
  const token = await db.transaction(async (tx) => {
    const userId = registrationToken ? await findGuest(tx, registrationToken, context) : null;
    if (userId === null) return null;
    log.info({ userId }, 'guest registered');
    return issueTokens(userId, { ...context, db: tx });
  });
  if (!token) throw problem('STEP_MISSING', { detail: 'Bitte geben Sie Ihre E-Mail-Adresse noch einmal ein.' });
  return { success: true, token };
});

async function findGuest(tx: Database, registrationToken: string, context: CallContext): Promise<number | null> {
  const tokenHash = hashToken(registrationToken);
  const registration = await lockRegistration(tx, tokenHash, context.clock());
  if (!registration || !(registration.content.IsGuest || registration.content.IsAsked)) return null;
  if (registration.userId !== null) return (await isStillGuest(tx, registration.userId)) ? registration.userId : null;
  const userId = await insertGuest(tx, registration.content, context);
  await nameRegisteredUser(tx, tokenHash, userId);
  await nameGuest(tx, tokenHash, userId);
  return userId;
}

/** A registration names its guest for a day, in which the guest may have become a customer with a password. */
async function isStillGuest(tx: Database, userId: number): Promise<boolean> {
  const account = await lockAccount(tx, userId);
  return account !== null && account.isGuest && account.lockedAt === null;
}

/**
 * The guest to whom this browser's running order belongs, if it gives the same e-mail again: one whose session has ended
 * goes on where it was. It takes both the browser's secret cookie and the e-mail; customers have to log in.
 */
async function findGuestOfRunningProcess(
  db: Database,
  email: string,
  context: CallContext,
): Promise<number | undefined> {
  const holder = processHolder(context);
  return holder && findRunningGuest(db, email, holder);
}

async function insertGuest(tx: Database, content: RegistrationContent, context: CallContext): Promise<number> {
  const { EmailAddress, NewsletterWanted, UseInvoiceAddress, DeliveryAddress, InvoiceAddress } = content;
  const known = await findGuestOfRunningProcess(tx, EmailAddress, context);
  const createdAt = context.clock();
  const newUser = {
    countryId: context.countryId,
    email: EmailAddress,
    isGuest: true,
    newsletterWanted: NewsletterWanted,
    ...namedPerson(DeliveryAddress ?? InvoiceAddress),
    createdAt,
  };
  const userId = known ?? (await insertUser(tx, newUser));
  if (DeliveryAddress) await insertAddress(tx, { userId, addressType: 1, address: DeliveryAddress, createdAt });
  if (InvoiceAddress && UseInvoiceAddress)
    await insertAddress(tx, { userId, addressType: 0, address: InvoiceAddress, createdAt });
  if (NewsletterWanted) await fetchNews(tx, EmailAddress, context);
  return userId;
}
