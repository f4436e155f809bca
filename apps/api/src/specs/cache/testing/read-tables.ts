import type { Database } from '@heizplatz/api-platform';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';

const SOURCE = /\b(?:from|join)\s+(?:only\s+)?(?:"?public"?\.)?"?(\w+)"?/gi;

/** What connections of this process sent since it was emptied. */
const statements: string[] = [];
const query: unknown = Reflect.get(Client.prototype, 'query');
// Connections bind the method when they are opened, so it is replaced before any is.
Reflect.set(Client.prototype, 'query', function recordedQuery(this: Client, ...args: unknown[]): unknown {
  const [first] = args;
  statements.push(typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text') ?? ''));
  return Reflect.apply(query as () => unknown, this, args);
});

export async function listTables(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Set(rows.map(({ name }) => String(name)));
}

/** Those of some tables that an action reads, by the statements that connections of this process send meanwhile. */
export async function readTables(tables: ReadonlySet<string>, action: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0;
  await action();
  const names = statements.flatMap((text) => [...text.matchAll(SOURCE)].map(([, name = '']) => name));
  return [...new Set(names)].filter((name) => tables.has(name)).toSorted();
}
