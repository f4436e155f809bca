import { after, type CallContext, type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS, COOKIES } from '@heizplatz/contract';
import { requestRegistration } from './request-registration';
import { wasJustRequested } from '../mailed-links/link-repository';
import { hashToken } from '../session/opaque-token';
import { lockRegistration, markRequested } from './registration-repository';

/** The same again within it is a double click: one mail. */
const DEDUPLICATION_SECONDS = 60;

async function request(tx: Database, registrationHash: string, context: CallContext): Promise<boolean> {
  const { clock, user } = context;
  const registration = await lockRegistration(tx, registrationHash, clock());
  if (!registration?.passwordHash) return false;
  if (await wasJustRequested(tx, registrationHash, after(clock(), -DEDUPLICATION_SECONDS))) return true;
  const { content, passwordHash } = registration;
  // The guest that was made of this registration, or the one who orders in this browser.
  const guestId = registration.userId ?? (user?.isGuest ? user.id : null);
  await requestRegistration(tx, { content, passwordHash, registrationHash, guestId }, context);
  await markRequested(tx, registrationHash, content);
  return true;
}

/**
 * CONFLICT for a logged-in caller, STEP_MISSING without cached data and password. Same response for an e-mail that is
 * taken.
 */
export const register = defineHandler(CALLS.register, async (_, context) => {
  const { db, cookies, user } = context;
  if (user && !user.isGuest) throw problem('CONFLICT', { detail: 'Sie sind schon angemeldet.' });
  const token = cookies.get(COOKIES.registration);
  const isRequested = token !== undefined && (await db.transaction((tx) => request(tx, hashToken(token), context)));
  if (!isRequested) throw problem('STEP_MISSING', { detail: 'Bitte geben Sie Ihre Daten noch einmal ein.' });
  return { success: true };
});
