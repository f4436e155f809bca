import { defineHandler, problem, queueMail } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { passwordChangedMail } from './password-mails';
import { getAddressee } from '../users/addressee';
import { checkPassword } from './check-password';
import { confirmPassword } from './confirm-password';
import { expireLinks } from '../mailed-links/link-repository';
import { hashPassword } from './password';
import { endFamiliesOf } from '../session/refresh-repository';
import { changeUser } from '../users/user-repository';

/** This login goes on, all others of the account end. */
export const changePassword = defineHandler(CALLS.changePassword, async ({ body }, context) => {
  const { db, clock, familyId, log } = context;
  const account = await confirmPassword(body.CurrentPassword, 'body.CurrentPassword', context);
  const wrong = checkPassword(body.Password, account.email);
  if (wrong) throw problem('VALIDATION', { errors: [{ path: 'body.Password', code: wrong }] });
  const passwordHash = await hashPassword(body.Password);
  const now = clock();
  await db.transaction(async (tx) => {
    await changeUser(tx, account.id, { passwordHash });
    await expireLinks(tx, account.id, 'password', now);
    const others = { endReason: 'password' as const, endedAt: now, ...(familyId !== null && { exceptId: familyId }) };
    await endFamiliesOf(tx, account.id, others);
    await queueMail(tx, passwordChangedMail(getAddressee(account.email, context), { passkeys: 0 }), context);
  });
  log.info({ userId: account.id }, 'password changed');
  return { success: true };
});
