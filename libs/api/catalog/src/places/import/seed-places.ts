import { type Database, insertRows } from '@heizplatz/api-platform';
import { sql } from 'drizzle-orm';
import { referencePostcodes } from './reference-postcodes';
import { postcodes, states } from '../schema';
import { STATES } from '../local-pages/state-catalogue';

/** States always; postcodes only while a country has none, so that an import of finer ones stays. */
export async function seedPlaces(db: Database): Promise<void> {
  await db
    .insert(states)
    .values(STATES.map(({ geoCode: _, ...state }) => state))
    .onConflictDoUpdate({ target: states.id, set: { name: sql`excluded.name` } });
  const present = await db.selectDistinct({ countryId: postcodes.countryId }).from(postcodes);
  const missing = new Set([1, 2, 3].filter((id) => !present.some(({ countryId }) => countryId === id)));
  if (missing.size === 0) return;
  await insertRows(
    db,
    postcodes,
    referencePostcodes().filter(({ countryId }) => missing.has(countryId)),
  );
}
