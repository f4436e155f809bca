import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { findDatabase } from './find-database.ts';

export interface OpenDatabase {
  readonly db: NodePgDatabase;
  /** 'the database HOST/NAME', without a password. */
  readonly place: string;
  readonly close: () => Promise<void>;
}

const DATABASE_TIMEOUT_MS = 10_000;

/** Rejects with a sentence where it does not respond; `advice` follows it. */
export async function connectDatabase(url: string, advice = ''): Promise<OpenDatabase> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: DATABASE_TIMEOUT_MS });
  const { host, pathname } = new URL(url);
  const place = `the database ${host}${pathname}`;
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${place} does not respond (${reason})${advice}`, { cause: error });
  }
  return { db: drizzle(client), place, close: () => client.end() };
}

/** Runs with the database of the marketplace. Rejects with a sentence where none is found. */
export async function withDatabase<T>(run: (db: NodePgDatabase) => Promise<T>): Promise<T> {
  const url = findDatabase(process.env);
  if (url === undefined) throw new Error('no database: set DATABASE_URL, or run npm start');
  const { db, close } = await connectDatabase(url);
  try {
    return await run(db);
  } finally {
    await close();
  }
}
