import { paymentKinds, postcodes, products, states } from '@heizplatz/api-catalog';
import { dealers } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { type CountryId, type StatisticDimension } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import { inArray, or, and, eq } from 'drizzle-orm';

type Labels = ReadonlyMap<string, string>;

const UNKNOWN = 'ohne Angabe';
const COUNTRY_NAMES: Readonly<Record<CountryId, string>> = { 1: 'Deutschland', 2: 'Österreich', 3: 'Schweiz' };
const named = (rows: readonly { id: number; name: string }[]): Labels =>
  new Map(rows.map(({ id, name }) => [String(id), name]));

async function namesOfZips(db: Database, keys: readonly string[]): Promise<Labels> {
  const byCountry = Object.values(SITES).map(({ countryId }) => {
    const zips = keys.filter((key) => key.startsWith(`${countryId}-`)).map((key) => key.slice(2));
    return zips.length === 0 ? undefined : and(eq(postcodes.countryId, countryId), inArray(postcodes.zipCode, zips));
  });
  const wanted = or(...byCountry);
  if (!wanted) return new Map();
  const rows = await db.select().from(postcodes).where(wanted);
  return new Map(
    rows.map(({ countryId, zipCode, placeName }) => [`${countryId}-${zipCode}`, `${zipCode} ${placeName}`]),
  );
}

/** What people call the keys of a dimension; those of time are their own. */
export async function figureLabels(
  db: Database,
  by: StatisticDimension,
  keys: readonly string[],
): Promise<(key: string) => string> {
  const ids = keys.map(Number).filter(Number.isInteger);
  const read: Partial<Record<StatisticDimension, () => Promise<Labels>>> = {
    country: async () => new Map(Object.entries(COUNTRY_NAMES)),
    state: async () => named(await db.select().from(states).where(inArray(states.id, ids))),
    zip: () => namesOfZips(db, keys),
    product: async () => named(await db.select().from(products).where(inArray(products.id, ids))),
    dealer: async () => named(await db.select().from(dealers).where(inArray(dealers.id, ids))),
    payment: async () => {
      const kinds = await db.select().from(paymentKinds);
      return new Map(kinds.map(({ kind, name }) => [kind, name]));
    },
  };
  const labels = await read[by]?.();
  return (key) => labels?.get(key) ?? (labels ? UNKNOWN : key);
}
