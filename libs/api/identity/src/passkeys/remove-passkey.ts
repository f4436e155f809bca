import { defineHandler, problem, queueMail } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { getAddressee } from '../users/addressee';
import { confirmPassword } from '../password/confirm-password';
import { passkeyRemovedMail } from './passkey-mails';
import { deletePasskey } from './passkey-repository';

export const removePasskey = defineHandler(CALLS.removePasskey, async ({ body }, context) => {
  const { db, log } = context;
  const account = await confirmPassword(body.Password, 'body.Password', context);
  await db.transaction(async (tx) => {
    const removed = await deletePasskey(tx, body.Id, account.id);
    if (!removed) throw problem('NOT_FOUND');
    await queueMail(tx, passkeyRemovedMail(getAddressee(account.email, context), removed.name), context);
  });
  log.info({ userId: account.id, passkey: body.Id }, 'passkey removed');
  return { success: true };
});
