import type { PointerStore } from '@heizplatz/releases';
import {
  createDatabasePointer,
  hasPointerTables,
  hasShellReports,
  listShellNodes,
  readVersionHealth,
} from '@heizplatz/releases/database';
import { connectDatabase } from './command-database.ts';
import { getHealthStart, type ReadHealth, type ReadShells } from './shell-reports.ts';

export interface OpenPointer {
  readonly store: PointerStore;
  /** Where moves are written, without a password. */
  readonly place: string;
  readonly readShells: ReadShells;
  readonly readHealth: ReadHealth;
  readonly close: () => Promise<void>;
}

type PointerParts = Omit<Parameters<typeof createDatabasePointer>[0], 'db'>;

/** The pointer in a database; undefined while that has no tables for it. */
export async function connectPointer(url: string, parts: PointerParts): Promise<OpenPointer | undefined> {
  const { db, place, close } = await connectDatabase(url, "; RELEASE_POINTER=folder moves the folder's pointer alone");
  const knowsShells = await hasShellReports(db);
  if (await hasPointerTables(db))
    return {
      ...{ store: createDatabasePointer({ db, ...parts }), place, close },
      readShells: async () => (knowsShells ? listShellNodes(db, new Date()) : null),
      readHealth: async (remote) =>
        knowsShells ? readVersionHealth(db, { since: getHealthStart(new Date()), remote }) : null,
    };
  await close();
  return undefined;
}
