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

it('takes the first schema with its rows through all migrations while others read and write', async () => {
  const [first, ...later] = readMigrationFiles({ migrationsFolder: FOLDER });
  if (!first) throw new Error('there are no migrations');
  const migrating = await connect();
  await runMigrations(migrating, [first], { log });
  await migrating.query('set session_replication_role = replica');
  for (const table of TABLES) await fill(migrating, table);
  const cancelled = `update orders set state = 'cancelled' where id in (select id from orders order by id limit ${CANCELLED})`;
  await migrating.query(cancelled);
  await migrating.query('set session_replication_role = origin');

  let isMigrated = false;
  const visits = TABLES.map(async (table) => {
    const visitor = await connect();
    // As the API has it: a call that waits longer has failed.
    await visitor.query(`set lock_timeout = '5s'`);
    let rounds = 0;
    for (; !isMigrated; rounds++) {
      await think(100);
      await visitor.query(`update ${table} set id = id where id = (select id from ${table} order by id limit 1)`);
      const { rows } = await visitor.query<{ count: number }>(`select count(*)::int as count from ${table}`);
      expect(rows).toEqual([{ count: ROWS }]);
    }
    return rounds;
  });
  const migrated = runMigrations(migrating, later, { log }).finally(() => (isMigrated = true));
  const [rounds] = await Promise.all([Promise.all(visits), migrated]);
  for (const count of rounds) expect(count).toBeGreaterThan(0);
  const { rows } = await migrating.query('select count(*)::int as count from drizzle.__drizzle_migrations');
  expect(rows).toEqual([{ count: later.length + 1 }]);
  for (const table of ['order_words', 'mail_words']) {
    const count = `select count(*)::int as count from ${table} where words like '% wort %'`;
    expect((await migrating.query(count)).rows).toEqual([{ count: ROWS }]);
  }
  const marked = await migrating.query('select count(*)::int as count from order_words where is_cancelled');
  expect(marked.rows).toEqual([{ count: CANCELLED }]);
}, 180_000);
