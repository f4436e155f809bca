import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as think } from 'node:timers/promises';
import { getDatabaseUrl, withAdmin } from '@heizplatz/api-platform/testing';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { runMigrations } from './run-migrations';

const FOLDER = join(__dirname, '../../../migrations');
/** Every table of the first schema that a visitor's order writes. */
const TABLES = ['users', 'addresses', 'orders', 'outbox'];
const ROWS = 300;
const CANCELLED = 20;
/** Rounds of each visitor before the migrations get on. */
const SERVED = 5;
const log = { error: () => undefined };
const name = `heizplatz_test_${randomBytes(6).toString('hex')}`;
const clients: Client[] = [];

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: getDatabaseUrl(name) });
  await client.connect();
  clients.push(client);
  return client;
}
beforeAll(() => withAdmin((admin) => admin.query(`create database ${name}`)));
afterAll(async () => {
  for (const client of clients) await client.end();
  await withAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
});

/** Returns a value of the column's type for a NOT NULL column. */
const VALUES: Readonly<Record<string, string>> = {
  text: `'wort ' || n`,
  uuid: 'gen_random_uuid()',
  integer: 'n',
  bigint: 'n',
  smallint: '1',
  boolean: 'false',
  date: `date '2026-01-01'`,
  jsonb: `'[]'`,
  'timestamp with time zone': 'now()',
  ARRAY: `'{}'`,
};

/** A migration of each kind: it alters tables, fills one in portions, indexes it, and puts a trigger on it. */
const EACH_KIND = [
  [
    `ALTER TABLE "orders" ADD COLUMN "planted" text DEFAULT 'new' NOT NULL`,
    `CREATE FUNCTION "planted"() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN new.planted := ''written''; RETURN new; END'`,
    `CREATE TRIGGER "orders_planted" BEFORE UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION "planted"()`,
    `ALTER TABLE "outbox" ADD CONSTRAINT "planted" CHECK ("subject" <> '') NOT VALID`,
  ],
  [
    `DO $$ DECLARE portion uuid[]; reached uuid := '00000000-0000-0000-0000-000000000000'; BEGIN LOOP
      SELECT array_agg(id ORDER BY id) INTO portion
      FROM (SELECT id FROM orders WHERE id > reached ORDER BY id LIMIT 20) AS chosen;
      EXIT WHEN portion IS NULL;
      INSERT INTO order_words (order_id, country_id, placed_at, words, is_cancelled)
      SELECT id, country_id, placed_at, staff_order_words(number, email, delivery_addresses, invoice_address), state = 'cancelled'
      FROM orders WHERE id = ANY (portion) ON CONFLICT DO NOTHING;
      reached := portion[cardinality(portion)];
      COMMIT;
    END LOOP; END $$`,
    `CREATE INDEX CONCURRENTLY "order_words_planted" ON "order_words" USING btree ("words")`,
  ],
  [`ALTER TABLE "outbox" VALIDATE CONSTRAINT "planted"`, `DROP INDEX "orders_invoiced_list"`],
];

/** Rows of which each required column has a value; references are left unchecked. */
async function fill(client: Client, table: string): Promise<void> {
  const { rows } = await client.query<{ column: string; type: string }>(
    `select column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1
       and (column_name = 'id' or is_nullable = 'NO' and column_default is null and is_identity = 'NO')`,
    [table],
  );
  const names = rows.map(({ column }) => `"${column}"`).join(', ');
  const values = rows.map(({ type }) => VALUES[type] ?? `no value for ${type}`).join(', ');
  await client.query(`insert into ${table} (${names}) select ${values} from generate_series(1, ${ROWS}) as n`);
}

it('takes the baseline with its rows through later migrations while others read and write', async () => {
  const files = readMigrationFiles({ migrationsFolder: FOLDER });
  const [first, ...committed] = files;
  const newestMs = files.at(-1)?.folderMillis ?? 0;
  if (!first) throw new Error('there are no migrations');
  const planted = EACH_KIND.map((sql, index) => ({
    ...{ sql, hash: `planted ${index}`, folderMillis: newestMs + 1 + index, bps: true },
  }));
  const later = [...committed, ...planted];
  const migrating = await connect();
  await runMigrations(migrating, [first], { log });
  await migrating.query('set session_replication_role = replica');
  for (const table of TABLES) await fill(migrating, table);
  const cancelled = `update orders set state = 'cancelled' where id in (select id from orders order by id limit ${CANCELLED})`;
  await migrating.query(cancelled);
  await migrating.query('set session_replication_role = origin');

  // A call that runs on keeps the migrations waiting until each visitor has been served beside them.
  const long = await connect();
  await long.query('begin; select count(*) from orders');
  let isLong = true;
  let isMigrated = false;
  const rounds = TABLES.map(() => 0);
  const visits = TABLES.map(async (table, index) => {
    const visitor = await connect();
    // As the API has it: a call that waits longer has failed.
    await visitor.query(`set lock_timeout = '5s'`);
    while (!isMigrated) {
      await think(100);
      await visitor.query(`update ${table} set id = id where id = (select id from ${table} order by id limit 1)`);
      const { rows } = await visitor.query<{ count: number }>(`select count(*)::int as count from ${table}`);
      expect(rows).toEqual([{ count: ROWS }]);
      rounds[index] = (rounds[index] ?? 0) + 1;
      if (!isLong || rounds.some((count) => count < SERVED)) continue;
      isLong = false;
      await long.query('commit');
    }
  });
  const migrated = runMigrations(migrating, later, { log }).finally(() => (isMigrated = true));
  await Promise.all([...visits, migrated]);
  const { rows } = await migrating.query('select count(*)::int as count from drizzle.__drizzle_migrations');
  expect(rows).toEqual([{ count: later.length + 1 }]);
  const words = `select count(*)::int as count from order_words where words like '% wort %'`;
  expect((await migrating.query(words)).rows).toEqual([{ count: ROWS }]);
  const marked = await migrating.query('select count(*)::int as count from order_words where is_cancelled');
  expect(marked.rows).toEqual([{ count: CANCELLED }]);
  const columns = await migrating.query('select count(*)::int as count, bool_or(planted <> $1) as wrote from orders', [
    'new',
  ]);
  expect(columns.rows).toEqual([{ count: ROWS, wrote: true }]);
}, 180_000);
