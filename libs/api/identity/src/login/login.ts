import { type CallContext, defineHandler } from '@heizplatz/api-platform';
import { CALLS, type CallResponse } from '@heizplatz/contract';
import { isStaffRoles } from '@heizplatz/identity';
import { allowedRedirect } from './allowed-redirect';
import { knownBrowser } from './known-browser';
import { logInHere } from './log-in-here';
import { beginLoginStep } from './login-step';
import { verifyPassword } from '../password/password';
import { findSecondFactor } from '../second-factor/second-factor-repository';
import { accountByEmail, type Account } from '../users/user-repository';
import { warnOwner } from '../users/warn-owner';

type Result = CallResponse<typeof CALLS.login>;

const REFUSED: Result = { success: false, token: null, redirectUrl: null, secondFactor: 'none' };

/** Staff are half in: no token and no session cookie before the code. */
async function askSecondFactor({ id }: Account, context: CallContext): Promise<Result> {
  const factor = await findSecondFactor(context.db, id);
  await beginLoginStep(id, context);
  const secondFactor = factor?.confirmedAt ? 'required' : 'enrol';
  return { success: true, token: null, redirectUrl: null, secondFactor };
}

/** Null for a wrong password, an unknown e-mail, a guest and a locked account: argon2 runs for all of them. */
async function getAccount(results: Account | null, password: string, { log }: CallContext): Promise<Account | null> {
  const matches = await verifyPassword(results?.passwordHash ?? null, password);
  if (results && matches && !results.lockedAt) return results;
  log.info({ userId: results?.id }, 'login refused');
  return null;
}

/** Wrong password, unknown e-mail, guest and locked account take equally long and get the same response. */
export const login = defineHandler(CALLS.login, async ({ body }, context) => {
  const { db, services, clock, ip, log } = context;
  const named = await accountByEmail(db, body.UserName);
  const limited = { command: 'login', ip, account: body.UserName, browser: knownBrowser(named?.id, context) };
  const matches = await services.limits.tried(db, limited, clock, () => getAccount(named, body.Password, context));
  if (!matches) {
    await warnOwner(named, context);
    return REFUSED;
  }
  if (services.config.needsSecondFactor && isStaffRoles(matches.roles)) return askSecondFactor(matches, context);
  const redirectUrl = allowedRedirect(matches.redirectUrl, services.config);
  if (matches.redirectUrl !== null && redirectUrl === null)
    log.warn({ userId: matches.id }, 'redirect of a dealer is not on the list');
  const token = await logInHere(matches.id, context);
  log.info({ userId: matches.id }, 'logged in');
  return { success: true, token, redirectUrl, secondFactor: 'none' as const };
});
