import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { issueTokens } from './issue-tokens';
import { verifyPassword } from './password';
import { credentialsByEmail } from './user-repository';

/** Wrong password, unknown e-mail, guest and locked account take as long as one another and answer alike. */
export const answerLogin = defineHandler(CALLS.login, async ({ body }, context) => {
  const { db, services, clock, ip } = context;
  const limited = { act: 'login', ip, account: body.UserName };
  await services.limits.check(db, limited, clock());
  const found = await credentialsByEmail(db, body.UserName);
  const matches = await verifyPassword(found?.passwordHash ?? null, body.Password);
  if (!found || !matches || found.lockedAt) {
    await services.limits.recordFailure(db, limited, clock());
    return { success: false, token: null, redirectUrl: null, secondFactor: 'none' as const };
  }
  const token = await issueTokens(found.id, context);
  return { success: true, token, redirectUrl: found.redirectUrl, secondFactor: 'none' as const };
});
