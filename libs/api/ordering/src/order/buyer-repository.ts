import { users } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { eq } from 'drizzle-orm';

export interface Buyer {
  readonly id: number;
  readonly email: string;
  readonly isGuest: boolean;
}

/** Who orders; undefined when the user is gone. In a transaction its account is not deleted before that ends. */
export async function findBuyer(db: Database, userId: number): Promise<Buyer | undefined> {
  const { id, email, isGuest } = users;
  const [row] = await db
    .select({ id, email, isGuest })
    .from(users)
    .where(eq(id, userId))
    .for('key share')
    .prepare('find_buyer')
    .execute();
  return row;
}
