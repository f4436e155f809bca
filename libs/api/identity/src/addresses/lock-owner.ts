import { type Database, problem } from '@heizplatz/api-platform';
import { eq } from 'drizzle-orm';
import { users } from '../users/schema';

/**
 * Of two writes to what one user owns, the second waits for the first. UNAUTHENTICATED when the account is gone: a session
 * token outlives it by half an hour at most.
 */
export async function lockOwner(tx: Database, userId: number): Promise<void> {
  const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if (!row) throw problem('UNAUTHENTICATED');
}
