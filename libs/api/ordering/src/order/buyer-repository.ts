import { users } from '@heizplatz/api-identity';
import { type Database, defineStatement, type Placeholders } from '@heizplatz/api-platform';
import { eq } from 'drizzle-orm';

export interface Buyer {
  readonly id: number;
  readonly email: string;
  readonly isGuest: boolean;
}

const selectBuyer = defineStatement('find_buyer', (db, value: Placeholders<{ userId: number }>) => {
  const { id, email, isGuest } = users;
  return db.select({ id, email, isGuest }).from(users).where(eq(id, value.userId)).for('key share');
});

/** Who orders; undefined when the user is gone. In a transaction its account is not deleted before that ends. */
export async function findBuyer(db: Database, userId: number): Promise<Buyer | undefined> {
  const [row] = await selectBuyer(db, { userId });
  return row;
}
