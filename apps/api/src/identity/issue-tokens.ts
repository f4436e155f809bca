import type { CallContext } from '../http/define-handler';
import { problem } from '../http/problem';
import { after, FAMILY_TTL_SECONDS, REFRESH_TTL_SECONDS } from './lifetimes';
import { hashOfToken, newOpaqueToken } from './opaque-token';
import { insertFamily } from './refresh-repository';
import { setSessionCookies } from './session-cookies';
import { signSessionToken } from './session-token';
import { openUserById } from './user-repository';

/** Logs a user in on this browser: a new family, its cookies, and the token, which is also the answer. */
export async function issueTokens(userId: number, context: CallContext): Promise<string> {
  const now = context.clock();
  const refreshToken = newOpaqueToken();
  await context.db.transaction((tx) =>
    insertFamily(tx, {
      userId,
      createdAt: now,
      expiresAt: after(now, FAMILY_TTL_SECONDS),
      tokenHash: hashOfToken(refreshToken),
      tokenExpiresAt: after(now, REFRESH_TTL_SECONDS),
    }),
  );
  return sendTokens(userId, refreshToken, context);
}

/** The token of a user and the cookies that go with it. Throws UNAUTHENTICATED when the user is gone or locked. */
export async function sendTokens(userId: number, refreshToken: string, context: CallContext): Promise<string> {
  const user = await openUserById(context.db, userId);
  if (!user) throw problem('UNAUTHENTICATED');
  const signed = await signSessionToken(user, context.services.config.secrets, context.clock());
  setSessionCookies(context.cookies, signed, refreshToken);
  return signed.token;
}
