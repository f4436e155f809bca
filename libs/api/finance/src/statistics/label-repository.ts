import { paymentKinds, postcodes, products, states } from '@heizplatz/api-catalog';
import { dealers } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { COUNTRY_IDS } from '@heizplatz/country';
import { and, eq, inArray, or } from 'drizzle-orm';

/** Postcodes by their keys: '1-80331'. */
export async function findPostcodesOfKeys(db: Database, keys: readonly string[]) {
  const byCountry = COUNTRY_IDS.map((countryId) => {
    const zips = keys.filter((key) => key.startsWith(`${countryId}-`)).map((key) => key.slice(2));
    return zips.length === 0 ? undefined : and(eq(postcodes.countryId, countryId), inArray(postcodes.zipCode, zips));
  });
  const target = or(...byCountry);
  return target ? db.select().from(postcodes).where(target) : [];
}

interface Named {
  readonly id: number;
  readonly name: string;
}

const select = (table: typeof states | typeof products | typeof dealers) => ({ id: table.id, name: table.name });

export const namedStates = (db: Database, ids: readonly number[]): Promise<Named[]> =>
  db
    .select(select(states))
    .from(states)
    .where(inArray(states.id, [...ids]));

export const namedProducts = (db: Database, ids: readonly number[]): Promise<Named[]> =>
  db
    .select(select(products))
    .from(products)
    .where(inArray(products.id, [...ids]));

export const namedDealers = (db: Database, ids: readonly number[]): Promise<Named[]> =>
  db
    .select(select(dealers))
    .from(dealers)
    .where(inArray(dealers.id, [...ids]));

export const findPaymentKinds = (db: Database) => db.select().from(paymentKinds);
