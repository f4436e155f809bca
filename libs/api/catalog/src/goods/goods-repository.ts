import type { Database } from '@heizplatz/api-platform';
import { eq, inArray, ne, sql } from 'drizzle-orm';
import { certifications, makers, optionGroups, options, paymentKinds, products, vatRates } from './schema';

export interface Goods {
  readonly products: (typeof products.$inferInsert)[];
  readonly certifications: (typeof certifications.$inferInsert)[];
  readonly paymentKinds: (typeof paymentKinds.$inferInsert)[];
  readonly options: (typeof options.$inferInsert)[];
  readonly optionGroups: (typeof optionGroups.$inferInsert)[];
  readonly vatRates: (typeof vatRates.$inferInsert)[];
}

/**
 * Names and positions of rows that are there are written anew where they differ, for a write flushes caches; their option
 * groups and VAT rates stay as they are.
 */
export async function saveGoods(db: Database, goods: Goods): Promise<void> {
  const name = sql`excluded.name`;
  await db
    .insert(products)
    .values(goods.products)
    .onConflictDoUpdate({ target: products.id, set: { name }, setWhere: ne(products.name, name) });
  await db
    .insert(certifications)
    .values(goods.certifications)
    .onConflictDoUpdate({ target: certifications.id, set: { name }, setWhere: ne(certifications.name, name) });
  await db
    .insert(paymentKinds)
    .values(goods.paymentKinds)
    .onConflictDoUpdate({ target: paymentKinds.id, set: { name }, setWhere: ne(paymentKinds.name, name) });
  await db
    .insert(options)
    .values(goods.options)
    .onConflictDoUpdate({
      target: options.id,
      set: { name, position: sql`excluded.position` },
      setWhere: sql`(${options.name}, ${options.position}) is distinct from (excluded.name, excluded.position)`,
    });
  await db.insert(optionGroups).values(goods.optionGroups).onConflictDoNothing();
  await db.insert(vatRates).values(goods.vatRates).onConflictDoNothing();
}

export type NewMaker = typeof makers.$inferInsert;

export async function findMaker(db: Database, name: string): Promise<typeof makers.$inferSelect | undefined> {
  const [maker] = await db.select().from(makers).where(eq(makers.name, name));
  return maker;
}

/** A new maker, or one that is known by its name with other data. */
export async function saveMaker(db: Database, maker: NewMaker): Promise<void> {
  await db.insert(makers).values(maker).onConflictDoUpdate({ target: makers.name, set: maker });
}

/** Ids by name; unknown names are missing. */
export async function makerIdsByName(db: Database, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: makers.id, name: makers.name })
    .from(makers)
    .where(inArray(makers.name, [...names]));
  return new Map(rows.map(({ id, name }) => [name, id]));
}
