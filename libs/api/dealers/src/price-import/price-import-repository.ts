import type { Database } from '@heizplatz/api-platform';
import { and, desc, eq } from 'drizzle-orm';
import { dealers } from '../dealers/schema';
import { priceImports } from './schema';

export type PriceImportRow = typeof priceImports.$inferSelect;
export interface FoundImport {
  readonly row: PriceImportRow;
  readonly dealer: { readonly name: string; readonly slug: string; readonly countryId: number };
}

/** A list is as long as people read; older ones stand in the audit log. */
const VISIBLE = 100;
const fields = { row: priceImports, dealer: { name: dealers.name, slug: dealers.slug, countryId: dealers.countryId } };

/** Without a dealer those that wait, the oldest last; with one its newest of all states. */
export const findImports = (db: Database, dealerId: number | null): Promise<FoundImport[]> =>
  db
    .select(fields)
    .from(priceImports)
    .innerJoin(dealers, eq(dealers.id, priceImports.dealerId))
    .where(dealerId === null ? eq(priceImports.state, 'held') : eq(priceImports.dealerId, dealerId))
    .orderBy(desc(priceImports.receivedAt), desc(priceImports.id))
    .limit(VISIBLE);

export async function findImport(db: Database, id: number): Promise<FoundImport | undefined> {
  const [match] = await db
    .select(fields)
    .from(priceImports)
    .innerJoin(dealers, eq(dealers.id, priceImports.dealerId))
    .where(eq(priceImports.id, id));
  return match;
}

/** Locked until the transaction ends. */
export async function lockImport(tx: Database, id: number): Promise<PriceImportRow | undefined> {
  const [row] = await tx.select().from(priceImports).where(eq(priceImports.id, id)).for('update');
  return row;
}

export async function recordDecision(
  tx: Database,
  id: number,
  decision: Pick<PriceImportRow, 'state' | 'decidedAt' | 'decidedBy' | 'reason' | 'reading'>,
): Promise<void> {
  await tx.update(priceImports).set(decision).where(eq(priceImports.id, id));
}

/** The same file of a dealer that waits already; undefined: none. */
export async function findHeldDuplicate(db: Database, dealerId: number, contentHash: string) {
  const [row] = await db
    .select({ id: priceImports.id })
    .from(priceImports)
    .where(
      and(
        eq(priceImports.dealerId, dealerId),
        eq(priceImports.contentHash, contentHash),
        eq(priceImports.state, 'held'),
      ),
    );
  return row;
}

export async function insertImport(db: Database, row: typeof priceImports.$inferInsert): Promise<number> {
  const [added] = await db.insert(priceImports).values(row).returning({ id: priceImports.id });
  if (!added) throw new Error('no price import was kept');
  return added.id;
}
