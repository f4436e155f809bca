import { changeUser } from '@heizplatz/api-identity';
import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { runningProcess } from '../checkout/running-process';

/**
 * Only the current order's confirmation is sent there; orders placed before keep their address. CONFLICT for
 * customers, whose address is changed by a mailed link; NOT_FOUND without an active process of the caller.
 */
export const saveGuestEmail = defineHandler(CALLS.saveGuestEmail, async ({ body }, context) => {
  const { db, user } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  if (!user.isGuest) throw problem('CONFLICT', { detail: 'Ihre E-Mail-Adresse ändern Sie in Ihren Stammdaten.' });
  const { ownerId } = await runningProcess(context, body.ProductGroupId);
  if (ownerId !== null && ownerId !== user.id) throw problem('NOT_FOUND');
  await changeUser(db, user.id, { email: body.EmailAddress });
  return { success: true };
});
