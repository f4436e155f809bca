import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { problem } from '../http/problem';
import { expireLinks } from './link-repository';

/** A success without one too. */
export const answerDropEmailChange = defineHandler(CALLS.dropEmailChange, async (_, { db, user, clock }) => {
  if (!user) throw problem('UNAUTHENTICATED');
  await expireLinks(db, user.id, 'email-change', clock());
  return { success: true };
});
