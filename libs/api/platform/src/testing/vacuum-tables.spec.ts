import type { Pool } from 'pg';
import { openDatabase } from '../database/open-database';
import { withApi } from './api-test';
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
