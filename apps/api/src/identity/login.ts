import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { issueTokens } from './issue-tokens';
import { verifyPassword } from './password';
import { credentialsByEmail } from './user-repository';

/** Wrong password, unknown e-mail, guest and locked account take as long as one another and answer alike. */
export const answerLogin = defineHandler(CALLS.login, async ({ body }, context) => {
  const found = await credentialsByEmail(context.db, body.UserName);
  const matches = await verifyPassword(found?.passwordHash ?? null, body.Password);
  if (!found || !matches || found.lockedAt) return { success: false, token: null, redirectUrl: null };
  const token = await issueTokens(found.id, context);
  return { success: true, token, redirectUrl: found.redirectUrl };
});
