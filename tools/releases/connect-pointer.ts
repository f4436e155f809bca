import type { PointerStore } from '@heizplatz/releases';
import { createDatabasePointer, hasPointerTables } from '@heizplatz/releases/database';
import { connectDatabase } from './command-database.ts';

export interface OpenPointer {
  readonly store: PointerStore;
  /** Where moves are written, without a password. */
  readonly place: string;
  readonly close: () => Promise<void>;
}

type PointerParts = Omit<Parameters<typeof createDatabasePointer>[0], 'db'>;

/** The pointer in a database; undefined while that has no tables for it. */
export async function connectPointer(url: string, parts: PointerParts): Promise<OpenPointer | undefined> {
  const { db, place, close } = await connectDatabase(url, "; RELEASE_POINTER=folder moves the folder's pointer alone");
  if (await hasPointerTables(db)) return { store: createDatabasePointer({ db, ...parts }), place, close };
  await close();
  return undefined;
}
