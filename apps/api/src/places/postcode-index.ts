import type { Database } from '../database/database';
import { postcodes } from './schema';

export interface KnownPlace {
  readonly countryId: number;
  readonly zipCode: string;
  readonly placeName: string;
  readonly stateId: number;
  /** Null where the reference data names none. */
  readonly county: string | null;
  readonly latitude: number;
  readonly longitude: number;
  /** What is special there, in words; null for ordinary places. */
  readonly deliveryRule: string | null;
}

export interface PostcodeIndex {
  /** Undefined when the country has no such postcode. */
  find(countryId: number, zipCode: string): KnownPlace | undefined;
  /** In the order of postcodes. */
  inState(stateId: number): readonly KnownPlace[];
}

interface Kept {
  readonly index: Promise<PostcodeIndex>;
  readonly untilMs: number;
}

/** An import of finer postcodes is seen after this time. */
const KEEP_MS = 15 * 60_000;

const indexes = new WeakMap<Database, Kept>();

async function loadIndex(db: Database): Promise<PostcodeIndex> {
  const rows = await db.select().from(postcodes).orderBy(postcodes.countryId, postcodes.zipCode);
  const places = new Map(rows.map((row): [string, KnownPlace] => [`${row.countryId}/${row.zipCode}`, row]));
  const byState = new Map<number, KnownPlace[]>();
  for (const row of rows) {
    const known = byState.get(row.stateId);
    if (known) known.push(row);
    else byState.set(row.stateId, [row]);
  }
  return {
    find: (countryId, zipCode) => places.get(`${countryId}/${zipCode}`),
    inState: (stateId) => byState.get(stateId) ?? [],
  };
}

/** All 14,000 postcodes in memory, read once in 15 minutes; a load that fails is tried again by the next caller. */
export function postcodeIndex(db: Database, now: Date): Promise<PostcodeIndex> {
  const kept = indexes.get(db);
  if (kept && now.getTime() < kept.untilMs) return kept.index;
  const index = loadIndex(db);
  indexes.set(db, { index, untilMs: now.getTime() + KEEP_MS });
  index.catch(() => indexes.delete(db));
  return index;
}
