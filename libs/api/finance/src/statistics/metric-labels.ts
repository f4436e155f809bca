import type { Database } from '@heizplatz/api-platform';
import type { StatisticDimension } from '@heizplatz/contract';
import { SITES } from '@heizplatz/country';
import { findPaymentKinds, namedDealers, namedProducts, namedStates, findPostcodesOfKeys } from './label-repository';

type Labels = ReadonlyMap<string, string>;

const UNKNOWN = 'ohne Angabe';
const named = (rows: readonly { id: number; name: string }[]): Labels =>
  new Map(rows.map(({ id, name }) => [String(id), name]));

async function findNamesByZips(db: Database, keys: readonly string[]): Promise<Labels> {
  const rows = await findPostcodesOfKeys(db, keys);
  return new Map(
    rows.map(({ countryId, zipCode, placeName }) => [`${countryId}-${zipCode}`, `${zipCode} ${placeName}`]),
  );
}

/** What people call the keys of a dimension; those of time are their own. */
export async function metricLabels(
  db: Database,
  by: StatisticDimension,
  keys: readonly string[],
): Promise<(key: string) => string> {
  const ids = keys.map(Number).filter(Number.isInteger);
  const read: Partial<Record<StatisticDimension, () => Promise<Labels>>> = {
    country: async () =>
      new Map(Object.values(SITES).map(({ countryId, countryName }) => [String(countryId), countryName])),
    state: async () => named(await namedStates(db, ids)),
    zip: () => findNamesByZips(db, keys),
    product: async () => named(await namedProducts(db, ids)),
    dealer: async () => named(await namedDealers(db, ids)),
    payment: async () => {
      const kinds = await findPaymentKinds(db);
      return new Map(kinds.map(({ kind, name }) => [kind, name]));
    },
  };
  const labels = await read[by]?.();
  return (key) => labels?.get(key) ?? (labels ? UNKNOWN : key);
}
