import { Client, type Pool } from 'pg';
import { openDatabase } from '../database/open-database';
import { withApi } from './api-test';
import { createTestDatabase } from './test-database';
import { vacuumTables } from './vacuum-tables';

const api = withApi({ handlers: [] });

it('waits for whoever may still read rows as they were, so that an index alone may be read', async () => {
  const open = openDatabase({ url: api().databaseUrl, poolSize: 3, log: console });
  const { pool } = open;
  try {
    await pool.query('create table many (n int primary key)');
    const reader = await pool.connect();
    await reader.query('begin isolation level repeatable read');
    await reader.query('select 1 from many');
    await pool.query('insert into many select generate_series(1, 5000)');
    const run: string[] = [];
    const watched: Pick<Pool, 'query'> = Object.create(pool, {
      query: {
        value: async (text: string, values?: unknown[]) => {
          run.push(text);
          if (run.filter((one) => one === 'vacuum analyze').length === 2) await reader.query('commit');
          return pool.query(text, values);
        },
      },
    });
    await vacuumTables(watched);
    reader.release();
    const { rows } = await pool.query(
      `select relpages > 0 and relallvisible = relpages as all from pg_class where relname = 'many'`,
    );
    expect(rows).toEqual([{ all: true }]);
    const plan = await pool.query('explain (analyze, costs off, timing off) select n from many where n < 100');
    expect(JSON.stringify(plan.rows)).toContain('Heap Fetches: 0');
  } finally {
    await open.close();
  }
});

/** Runs an action between the log's checkpoint and the first vacuum of a table, which a lock holds up meanwhile. */
async function justBeforeVacuum(locker: Client, table: string, vacuumed: () => Promise<void>, action: () => unknown) {
  await locker.query('begin');
  await locker.query(`lock table ${table} in share update exclusive mode`);
  const done = vacuumed();
  const waiting = `select from pg_locks where relation = '${table}'::regclass and not granted`;
  while ((await locker.query(waiting)).rowCount === 0);
  await action();
  await locker.query('commit');
  await done;
}

it('sees all pages although another database commits just before their vacuum', async () => {
  const open = openDatabase({ url: api().databaseUrl, poolSize: 2, log: console });
  const { pool } = open;
  const another = await createTestDatabase();
  const other = new Client({ connectionString: another.url });
  const locker = new Client({ connectionString: api().databaseUrl });
  try {
    await Promise.all([other.connect(), locker.connect()]);
    await pool.query('create table pages (n int not null)');
    await other.query('create table pages (n int not null)');
    // Both transactions get neighbouring numbers: how far the log must be written is noted for 32 of them together.
    await other.query('begin');
    await other.query('insert into pages values (1)');
    await pool.query('insert into pages select n from generate_series(1, 20000) as n');
    await justBeforeVacuum(
      locker,
      'pages',
      () => vacuumTables(pool),
      () => other.query('commit'),
    );
    const { rows } = await pool.query(
      `select relpages > 80 and relallvisible = relpages as all from pg_class where relname = 'pages'`,
    );
    expect(rows).toEqual([{ all: true }]);
  } finally {
    await Promise.all([other.end(), locker.end()]);
    await another.drop();
    await open.close();
  }
});
