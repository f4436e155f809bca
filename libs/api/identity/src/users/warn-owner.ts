import { after, type CallContext, countFailure, queueMail } from '@heizplatz/api-platform';
import { getAddressee } from './addressee';
import { triedAccountMail } from '../password/password-mails';
import type { Account } from './user-repository';

const ONE_MAIL_SECONDS = 86_400;

/** Notifies an account's owner of strangers' failed login attempts, once a day however many there are. */
export async function warnOwner(account: Account | null, context: CallContext): Promise<void> {
  const { db, services, clock } = context;
  if (!account || account.lockedAt) return;
  const now = clock();
  if (!(await services.limits.limitedUntil(db, { command: 'login', account: account.email }, now))) return;
  await db.transaction(async (tx) => {
    const claimed = { key: `login warned ${account.id}`, now, windowEndsAt: after(now, ONE_MAIL_SECONDS) };
    const { failures } = await countFailure(tx, claimed);
    if (failures === 1) await queueMail(tx, triedAccountMail(getAddressee(account.email, context)), context);
  });
}
