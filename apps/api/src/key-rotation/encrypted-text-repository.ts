import { type Database, FIRST_KEY } from '@heizplatz/api-platform';
import { and, asc, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

export interface EncryptedColumn {
  readonly name: string;
  readonly table: PgTable;
  readonly column: AnyPgColumn;
  readonly id: AnyPgColumn;
  /** What a text is bound to; by default the row's id. */
  readonly boundTo?: AnyPgColumn;
  readonly bind?: (boundTo: string) => string;
}

const isOf = (column: AnyPgColumn, keyId: string): SQL =>
  keyId === FIRST_KEY
    ? sql`(starts_with(${column}, 'v1.') or starts_with(${column}, 'v2.first.'))`
    : sql`starts_with(${column}, ${`v2.${keyId}.`})`;

/** How many texts of a column name the key. */
export const countTextsOfKey = (db: Database, { table, column }: EncryptedColumn, keyId: string): Promise<number> =>
  db.$count(table, isOf(column, keyId));

/** Locks the next texts of a column that another key encrypted, ordered by their id. */
export const lockOutdatedTexts = (
  tx: Database,
  { table, column, id, boundTo = id }: EncryptedColumn,
  { currentKeyId, after, limit }: { currentKeyId: string; after: string | null; limit: number },
): Promise<{ id: string; boundTo: string; text: string }[]> =>
  tx
    .select({ id: sql<string>`${id}::text`, boundTo: sql<string>`${boundTo}::text`, text: sql<string>`${column}` })
    .from(table)
    .where(
      and(
        isNotNull(column),
        sql`not starts_with(${column}, ${`v2.${currentKeyId}.`})`,
        after === null ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(limit)
    .for('update');

/** Writes each text to the row of its id. */
export async function writeTexts(
  tx: Database,
  { table, column, id }: EncryptedColumn,
  { ids, secrets }: { ids: readonly string[]; secrets: readonly string[] },
): Promise<void> {
  await tx.execute(sql`
    update ${table} set ${sql.identifier(toSnakeCase(column.name))} = made.secret
    from unnest(${sql.param(ids)}::text[], ${sql.param(secrets)}::text[]) as made (id, secret)
    where ${id} = made.id::${sql.raw(id.getSQLType())}`);
}
