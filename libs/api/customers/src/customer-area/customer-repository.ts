import { users } from '@heizplatz/api-identity';
import type { Database } from '@heizplatz/api-platform';
import { eq } from 'drizzle-orm';

export type CustomerRow = typeof users.$inferSelect;
export type CustomerChanges = Partial<
  Pick<typeof users.$inferInsert, 'salutation' | 'title1' | 'title2' | 'firstName' | 'lastName' | 'phone'>
>;

/** Undefined when the account is gone; its session token outlives it by half an hour at most. */
export async function findCustomer(db: Database, userId: number): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row;
}

/** The same, locked: no one else can order with it or change it until the transaction ends. */
export async function lockCustomer(tx: Database, userId: number): Promise<CustomerRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return row;
}

export async function updateCustomer(tx: Database, userId: number, changes: CustomerChanges): Promise<void> {
  await tx.update(users).set(changes).where(eq(users.id, userId));
}
