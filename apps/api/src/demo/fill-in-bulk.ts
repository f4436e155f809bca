import type { Database } from '@heizplatz/api-platform';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';

const Parts = v.array(v.object({ name: v.string(), definition: v.string() }));

/**
 * References and indexes of a table are made anew once it is filled: over so many rows that takes a third of the time of
 * looking at each row. The primary key stays. For use in a transaction.
 */
export async function fillInBulk(tx: Database, table: string, fill: () => Promise<void>): Promise<void> {
  const references = await findParts(
    tx,
    sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = ${table}::regclass and contype = 'f'`,
  );
  const indexes = await findParts(
    tx,
    sql`select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'public' and tablename = ${table}
        and indexname not in (select conname from pg_constraint where conrelid = ${table}::regclass)`,
  );
  const altered = sql`alter table ${sql.identifier(table)}`;
  for (const { name } of references) await tx.execute(sql`${altered} drop constraint ${sql.identifier(name)}`);
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  await fill();
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  for (const { name, definition } of references)
    await tx.execute(sql`${altered} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`);
}

async function findParts(tx: Database, query: ReturnType<typeof sql>) {
  return v.parse(Parts, (await tx.execute(query)).rows);
}
