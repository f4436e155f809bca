import { type Database, decryptText, encryptText, FIRST_KEY, keyIdOf, type KeyRing } from '@heizplatz/api-platform';
import { and, asc, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { ENCRYPTED_COLUMNS } from './encrypted-columns';

interface EncryptedColumn {
  readonly name: string;
  readonly table: PgTable;
  readonly column: AnyPgColumn;
  readonly id: AnyPgColumn;
  /** What a text is bound to; the row's id unless told otherwise. */
  readonly boundTo?: AnyPgColumn;
  readonly bind?: (boundTo: string) => string;
}

const COLUMNS: readonly EncryptedColumn[] = ENCRYPTED_COLUMNS;

/** Rows that are locked at once. */
const BATCH = 500;

const isOf = (column: AnyPgColumn, keyId: string): SQL =>
  keyId === FIRST_KEY
    ? sql`(starts_with(${column}, 'v1.') or starts_with(${column}, 'v2.first.'))`
    : sql`starts_with(${column}, ${`v2.${keyId}.`})`;

/** How many texts name the key. */
export async function countEncrypted(db: Database, keyId: string): Promise<number> {
  let count = 0;
  for (const { table, column } of COLUMNS) count += await db.$count(table, isOf(column, keyId));
  return count;
}

export interface Reencrypted {
  readonly name: string;
  readonly changed: number;
  /** Of keys that are not there, or altered; they stay as they are. */
  readonly unreadable: number;
}

/**
 * Encrypts anew, by the current key, what another key encrypted: batch by batch, beside whoever works. May be ended and
 * begun again at any time. Texts of the old form get the new one too.
 */
export async function reencrypt(db: Database, keys: KeyRing): Promise<Reencrypted[]> {
  const done: Reencrypted[] = [];
  for (const column of COLUMNS) done.push(await reencryptColumn(db, column, keys));
  return done;
}

async function reencryptColumn(db: Database, from: EncryptedColumn, keys: KeyRing): Promise<Reencrypted> {
  let [changed, unreadable, last]: [number, number, string | null] = [0, 0, null];
  for (;;) {
    const batch: Batch = await db.transaction((tx) => reencryptBatch(tx, from, { keys, after: last }));
    changed += batch.changed;
    unreadable += batch.unreadable;
    if (batch.last === null) return { name: from.name, changed, unreadable };
    last = batch.last;
  }
}

interface Batch {
  readonly changed: number;
  readonly unreadable: number;
  /** Null: there are no more. */
  readonly last: string | null;
}

async function reencryptBatch(
  tx: Database,
  { table, column, id, boundTo = id, bind = (text) => text }: EncryptedColumn,
  { keys, after }: { keys: KeyRing; after: string | null },
): Promise<Batch> {
  const rows = await tx
    .select({ id: sql<string>`${id}::text`, boundTo: sql<string>`${boundTo}::text`, text: sql<string>`${column}` })
    .from(table)
    .where(
      and(
        isNotNull(column),
        sql`not starts_with(${column}, ${`v2.${keys.currentId}.`})`,
        after === null ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(BATCH)
    .for('update');
  const made = rows.flatMap((row) => {
    const owner = bind(row.boundTo);
    const text = opened(row.text, owner, keys);
    return text === null ? [] : [{ id: row.id, secret: encryptText(text, { keys, boundTo: owner }) }];
  });
  const [ids, secrets] = [made.map((one) => one.id), made.map(({ secret }) => secret)];
  await tx.execute(sql`
    update ${table} set ${sql.identifier(toSnakeCase(column.name))} = made.secret
    from unnest(${sql.param(ids)}::text[], ${sql.param(secrets)}::text[]) as made (id, secret)
    where ${id} = made.id::${sql.raw(id.getSQLType())}`);
  const last = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
  return { changed: made.length, unreadable: rows.length - made.length, last };
}

function opened(secret: string, boundTo: string, keys: KeyRing): string | null {
  try {
    return keys.keys.has(keyIdOf(secret)) ? decryptText(secret, { keys, boundTo }) : null;
  } catch {
    return null;
  }
}
