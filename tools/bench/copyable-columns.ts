import type pg from 'pg';

/** A table's columns that an insert may name: neither generated nor counted by the database alone. */
export async function copyableColumns(client: pg.Client, schema: string, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column: string }>(
    `select quote_ident(column_name) as column from information_schema.columns
     where table_schema = $1 and table_name = $2 and is_generated = 'NEVER'
       and coalesce(identity_generation, '') <> 'ALWAYS'
     order by ordinal_position`,
    [schema, table],
  );
  return rows.map(({ column }) => column);
}
