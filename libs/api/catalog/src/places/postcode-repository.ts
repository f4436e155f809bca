import { type Database, insertRows } from '@heizplatz/api-platform';
import { and, between, eq, isNull, sql } from 'drizzle-orm';
import { postcodes, states } from './schema';

export type PostcodeRow = typeof postcodes.$inferSelect;
type NewPostcode = typeof postcodes.$inferInsert;

/** All of them, by country and code. */
export const findPostcodes = (db: Database): Promise<PostcodeRow[]> =>
  db.select().from(postcodes).orderBy(postcodes.countryId, postcodes.zipCode);

export async function findPostcode(db: Database, countryId: number, zipCode: string): Promise<PostcodeRow | undefined> {
  const [row] = await db
    .select()
    .from(postcodes)
    .where(and(eq(postcodes.countryId, countryId), eq(postcodes.zipCode, zipCode)));
  return row;
}

/** Where the postcodes of a country are, degrees, by code. */
export const listCoordinates = (db: Database, countryId: number) =>
  db
    .select({ zipCode: postcodes.zipCode, latitude: postcodes.latitude, longitude: postcodes.longitude })
    .from(postcodes)
    .where(eq(postcodes.countryId, countryId))
    .orderBy(postcodes.zipCode);

/** Both ends within; without those of special delivery rules. */
export const ordinaryPostcodesBetween = (
  db: Database,
  { countryId, from, to }: { readonly countryId: number; readonly from: string; readonly to: string },
): Promise<PostcodeRow[]> =>
  db
    .select()
    .from(postcodes)
    .where(
      and(eq(postcodes.countryId, countryId), between(postcodes.zipCode, from, to), isNull(postcodes.deliveryRule)),
    );

/** Each row has eight columns, and a statement 65,535 parameters. */
const BLOCK_ROWS = 5000;

/** New codes, and finer names, counties and coordinates of known ones. */
export async function savePostcodes(tx: Database, rows: readonly NewPostcode[]): Promise<void> {
  for (let from = 0; from < rows.length; from += BLOCK_ROWS) {
    await tx
      .insert(postcodes)
      .values(rows.slice(from, from + BLOCK_ROWS))
      .onConflictDoUpdate({
        target: [postcodes.countryId, postcodes.zipCode],
        set: {
          placeName: sql`excluded.place_name`,
          stateId: sql`excluded.state_id`,
          county: sql`excluded.county`,
          latitude: sql`excluded.latitude`,
          longitude: sql`excluded.longitude`,
        },
      });
  }
}

export const insertPostcodes = (db: Database, rows: readonly NewPostcode[]): Promise<void> =>
  insertRows(db, postcodes, rows);

export async function countriesWithPostcodes(db: Database): Promise<number[]> {
  const rows = await db.selectDistinct({ countryId: postcodes.countryId }).from(postcodes);
  return rows.map(({ countryId }) => countryId);
}

/** Those that are there get the name, where it is another: a write flushes caches. */
export async function saveStates(db: Database, rows: (typeof states.$inferInsert)[]): Promise<void> {
  await db
    .insert(states)
    .values(rows)
    .onConflictDoUpdate({
      target: states.id,
      set: { name: sql`excluded.name` },
      setWhere: sql`${states.name} <> excluded.name`,
    });
}
