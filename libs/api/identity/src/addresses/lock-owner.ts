import { type Database, problem } from '@heizplatz/api-platform';
import { lockOwnerRow } from '../users/user-repository';

/**
 * Of two writes to what one user owns, the second waits for the first. UNAUTHENTICATED when the account is gone: a session
 * token outlives it by half an hour at most.
 */
export async function lockOwner(tx: Database, userId: number): Promise<void> {
  if (!(await lockOwnerRow(tx, userId))) throw problem('UNAUTHENTICATED');
}
