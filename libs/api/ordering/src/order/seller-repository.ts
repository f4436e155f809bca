import { dealers } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { and, eq } from 'drizzle-orm';

export type Seller = typeof dealers.$inferSelect;

/** Undefined: the dealer is gone. */
export async function findSellerIfAny(db: Database, dealerId: number): Promise<Seller | undefined> {
  const [row] = await db.select().from(dealers).where(eq(dealers.id, dealerId)).prepare('find_seller').execute();
  return row;
}

/** The contract partner of an offer. Throws when there is none: offers are made of dealers. */
export async function findSeller(db: Database, dealerId: number): Promise<Seller> {
  const row = await findSellerIfAny(db, dealerId);
  if (!row) throw new Error(`no dealer ${dealerId}`);
  return row;
}

/** A dealer of a country by the slug of its pages. */
export async function findSellerBySlug(db: Database, countryId: number, slug: string): Promise<Seller | undefined> {
  const [row] = await db
    .select()
    .from(dealers)
    .where(and(eq(dealers.countryId, countryId), eq(dealers.slug, slug)));
  return row;
}
