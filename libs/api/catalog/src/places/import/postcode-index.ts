import type { CallCache, Database } from '@heizplatz/api-platform';
import { findPostcodes } from '../postcode-repository';

export interface KnownPlace {
  readonly countryId: number;
  readonly zipCode: string;
  readonly placeName: string;
  readonly stateId: number;
  /** Null where the reference data names none. */
  readonly county: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** A description of special delivery conditions there (rule PRICE-13); null for ordinary places. */
  readonly deliveryRule: string | null;
}

export interface PostcodeIndex {
  /** Undefined when the country has no such postcode. */
  find(countryId: number, zipCode: string): KnownPlace | undefined;
  /** In the order of postcodes. */
  inState(stateId: number): readonly KnownPlace[];
}

/** A week: what is worked out from it takes long, and imports flush it by the tag. */
const DECLARED = { id: 'postcodeIndex', cacheSeconds: 7 * 86_400, tags: ['places'] } as const;

function createIndex(rows: readonly KnownPlace[]): PostcodeIndex {
  const places = new Map(rows.map((row): [string, KnownPlace] => [`${row.countryId}/${row.zipCode}`, row]));
  const entriesByState = new Map<number, KnownPlace[]>();
  for (const row of rows) {
    const known = entriesByState.get(row.stateId);
    if (known) known.push(row);
    else entriesByState.set(row.stateId, [row]);
  }
  return {
    find: (countryId, zipCode) => places.get(`${countryId}/${zipCode}`),
    inState: (stateId) => entriesByState.get(stateId) ?? [],
  };
}

/** All 14,000 postcodes in memory, the same index for all callers until postcodes change. */
export const postcodeIndex = (db: Database, cache: CallCache): Promise<PostcodeIndex> =>
  cache.object(DECLARED, 'postcodes', async () => createIndex(await findPostcodes(db)));
