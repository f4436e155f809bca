import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { expireLinks } from '../mailed-links/link-repository';

/** A success without one too. */
export const dropEmailChange = defineHandler(CALLS.dropEmailChange, async (_, { db, user, clock }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  await expireLinks(db, user.id, 'email-change', clock());
  return { success: true };
});
