import type { CallContext } from '@heizplatz/api-platform';
import { issueTokens } from '../session/issue-tokens';
import { storeKnownBrowser } from './known-browser';

/** Logs an account's owner in, and remembers this browser. Guests and impersonating staff are not remembered. */
export async function logInHere(userId: number, context: CallContext): Promise<string> {
  const token = await issueTokens(userId, context);
  storeKnownBrowser(userId, context);
  return token;
}
