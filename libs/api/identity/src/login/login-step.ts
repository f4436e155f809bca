import { after, type CallContext, problem } from '@heizplatz/api-platform';
import { COOKIES } from '@heizplatz/contract';
import { LOGIN_STEP_TTL_SECONDS } from '../session/lifetimes';
import { findLoginStep, insertLoginStep } from './login-step-repository';
import { hashToken, newOpaqueToken } from '../session/opaque-token';
import { accountById, type Account } from '../users/user-repository';

/** The password was right; the code follows within five minutes, in this browser. */
export async function beginLoginStep(userId: number, { db, clock, cookies }: CallContext): Promise<void> {
  const token = newOpaqueToken();
  await insertLoginStep(db, {
    tokenHash: hashToken(token),
    userId,
    expiresAt: after(clock(), LOGIN_STEP_TTL_SECONDS),
  });
  cookies.set(COOKIES.loginStep, token, { maxAgeSeconds: LOGIN_STEP_TTL_SECONDS });
}

export interface LoginStep {
  readonly account: Account;
  readonly tokenHash: string;
}

/** Who is between password and code; throws TOKEN_EXPIRED when it took too long, or there was no password. */
export async function runningLoginStep({ db, clock, cookies }: CallContext): Promise<LoginStep> {
  const token = cookies.get(COOKIES.loginStep);
  const tokenHash = token ? hashToken(token) : '';
  const userId = token ? await findLoginStep(db, tokenHash, clock()) : null;
  const account = userId === null ? null : await accountById(db, userId);
  if (!account || account.lockedAt)
    throw problem('TOKEN_EXPIRED', { detail: 'Bitte melden Sie sich noch einmal an.', context: { State: 'expired' } });
  return { account, tokenHash };
}

export const forgetLoginStep = ({ cookies }: CallContext): void => cookies.clear(COOKIES.loginStep);
