import type { CallContext } from '@heizplatz/api-platform';
import { issueTokens } from '../session/issue-tokens';
import { storeKnownBrowser } from './known-browser';

/** Logs the owner of an account in, and knows this browser from now on. Guests and acting staff are not remembered. */
export async function logInHere(userId: number, context: CallContext): Promise<string> {
  const token = await issueTokens(userId, context);
  storeKnownBrowser(userId, context);
  return token;
}
