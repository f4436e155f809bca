import type { Database } from '@heizplatz/api-platform';
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
  /** A description of special delivery conditions there; null for ordinary places. */
  readonly deliveryRule: string | null;
}

export interface PostcodeIndex {
  /** Undefined when the country has no such postcode. */
  find(countryId: number, zipCode: string): KnownPlace | undefined;
  /** In the order of postcodes. */
  inState(stateId: number): readonly KnownPlace[];
}

/** An index with what it was made of, to see whether that changed. */
interface Loaded extends PostcodeIndex {
  readonly source: string;
}

interface Stored {
  readonly index: Promise<Loaded>;
  readonly untilMs: number;
}

/** An import of finer postcodes is seen after this time. */
const RETAIN_MS = 15 * 60_000;

const indexes = new WeakMap<Database, Stored>();

/** The same index while its rows are the same: what was worked out from it stays. */
async function loadIndex(db: Database, former: Promise<Loaded> | undefined): Promise<Loaded> {
  const rows = await findPostcodes(db);
  const source = JSON.stringify(rows);
  const known = await former?.catch(() => undefined);
  if (known?.source === source) return known;
  const places = new Map(rows.map((row): [string, KnownPlace] => [`${row.countryId}/${row.zipCode}`, row]));
  const entriesByState = new Map<number, KnownPlace[]>();
  for (const row of rows) {
    const known = entriesByState.get(row.stateId);
    if (known) known.push(row);
    else entriesByState.set(row.stateId, [row]);
  }
  return {
    source,
    find: (countryId, zipCode) => places.get(`${countryId}/${zipCode}`),
    inState: (stateId) => entriesByState.get(stateId) ?? [],
  };
}

/** All 14,000 postcodes in memory, read once in 15 minutes; a load that fails is tried again by the next caller. */
export function postcodeIndex(db: Database, now: Date): Promise<PostcodeIndex> {
  const stored = indexes.get(db);
  if (stored && now.getTime() < stored.untilMs) return stored.index;
  const index = loadIndex(db, stored?.index);
  indexes.set(db, { index, untilMs: now.getTime() + RETAIN_MS });
  index.catch(() => indexes.delete(db));
  return index;
}
