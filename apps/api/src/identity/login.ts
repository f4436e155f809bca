import { CALLS, type CallAnswer, type CallRequest } from '@heizplatz/contract';
import { defineHandler, type CallContext } from '../http/define-handler';
import { allowedRedirect } from './allowed-redirect';
import { issueTokens } from './issue-tokens';
import { beginLoginStep } from './login-step';
import { verifyPassword } from './password';
import { findSecondFactor } from './second-factor-repository';
import { isStaffRoles } from './staff';
import { accountByEmail, type Account } from './user-repository';

type Answer = CallAnswer<typeof CALLS.login>;

const REFUSED: Answer = { success: false, token: null, redirectUrl: null, secondFactor: 'none' };

/** Staff are half in: no token and no session cookie before the code. */
async function askSecondFactor({ id }: Account, context: CallContext): Promise<Answer> {
  const factor = await findSecondFactor(context.db, id);
  await beginLoginStep(id, context);
  const secondFactor = factor?.confirmedAt ? 'required' : 'enrol';
  return { success: true, token: null, redirectUrl: null, secondFactor };
}

/** Null for a wrong password, an unknown e-mail, a guest and a locked account: argon2 runs for all of them. */
async function accountOf({ UserName, Password }: CallRequest<typeof CALLS.login>['body'], context: CallContext) {
  const found = await accountByEmail(context.db, UserName);
  const matches = await verifyPassword(found?.passwordHash ?? null, Password);
  if (found && matches && !found.lockedAt) return found;
  context.log.info({ userId: found?.id }, 'login refused');
  return null;
}

/** Wrong password, unknown e-mail, guest and locked account take as long as one another and answer alike. */
export const answerLogin = defineHandler(CALLS.login, async ({ body }, context) => {
  const { db, services, clock, ip, log } = context;
  const limited = { act: 'login', ip, account: body.UserName };
  const found = await services.limits.tried(db, limited, clock, () => accountOf(body, context));
  if (!found) return REFUSED;
  if (services.config.needsSecondFactor && isStaffRoles(found.roles)) return askSecondFactor(found, context);
  const redirectUrl = allowedRedirect(found.redirectUrl);
  if (found.redirectUrl !== null && redirectUrl === null)
    log.warn({ userId: found.id }, 'redirect of a dealer is not on the list');
  const token = await issueTokens(found.id, context);
  log.info({ userId: found.id }, 'logged in');
  return { success: true, token, redirectUrl, secondFactor: 'none' as const };
});
