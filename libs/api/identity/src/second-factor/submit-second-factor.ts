import { type CallContext, type Database, defineHandler, acquireAdvisoryLock } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { knownBrowser } from '../login/known-browser';
import { logInHere } from '../login/log-in-here';
import { forgetLoginStep, type LoginStep, runningLoginStep } from '../login/login-step';
import { takeLoginStep } from '../login/login-step-repository';
import { hashRecoveryCode, plainCode } from './recovery-codes';
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factor-repository';
import { openSecret } from './second-factor-secret';
import { totpStep } from './totp';

type Submitted = LoginStep & { readonly code: string };

/** The authenticator's code once, or a recovery code once, the latter only for a factor in force. */
async function isGood(tx: Database, { account, code }: Submitted, { clock, services }: CallContext): Promise<boolean> {
  const now = clock();
  const factor = await findSecondFactor(tx, account.id);
  if (!factor) return false;
  const secret = openSecret(factor.secretEncrypted, account.id, services.config.secrets);
  const step = totpStep(secret, plainCode(code), now);
  if (step !== null) return takeStep(tx, factor, step, now);
  return takeRecoveryCode(tx, account.id, hashRecoveryCode(code), now);
}

/** One code after the other: a thousand at once would all be tried before the first failure is counted. */
async function submit(tx: Database, submitted: Submitted, context: CallContext): Promise<boolean> {
  const { services, clock, ip } = context;
  const { account, tokenHash } = submitted;
  const limited = { command: 'second-factor', ip, account: account.email, browser: knownBrowser(account.id, context) };
  await acquireAdvisoryLock(tx, `second factor ${account.id}`);
  await services.limits.check(tx, limited, clock());
  if ((await isGood(tx, submitted, context)) && (await takeLoginStep(tx, tokenHash))) return true;
  await services.limits.recordFailure(tx, limited, clock());
  return false;
}

/**
 * Wrong, used and non-existent recovery codes get the same response, and count for the account, or for its known
 * browser.
 */
export const submitSecondFactor = defineHandler(CALLS.submitSecondFactor, async ({ body }, context) => {
  const { db, log } = context;
  const { account, tokenHash } = await runningLoginStep(context);
  const submitted = { account, tokenHash, code: body.Code };
  if (!(await db.transaction((tx) => submit(tx, submitted, context)))) return { success: false, token: null };
  forgetLoginStep(context);
  log.info({ userId: account.id }, 'second factor given');
  return { success: true, token: await logInHere(account.id, context) };
});
