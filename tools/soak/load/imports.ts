import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from '../../build/workspace.ts';
import type { BenchVisitor } from '../../bench/bench-visitor.ts';
import type { Load } from './run-load.ts';
import { logInAs } from './staff.ts';

/** The kind of request that takes a price file over. */
export const IMPORT = 'price import';

const EXAMPLES = join(ROOT, 'libs/api/dealers/src/price-import/examples');
const FILES = ['makers', 'dealers', 'branches', 'areas', 'options', 'prices'];
const ACTIONS_PER_LOGIN = 20;
/** Up and down by less than the change that requires a review. */
const RISES = [0, 1.5, 3, 1.5];

/** Another dealer in the market, by the operator's command; returns its id. */
async function importDealer(databaseUrl: string): Promise<number> {
  const files = FILES.map((name) => join(EXAMPLES, `${name}.csv`));
  const { status, stderr } = spawnSync(process.execPath, ['dist/apps/api/import-prices.js', ...files], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: databaseUrl, MODE: 'demo' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Cannot import the dealer: ${stderr}`);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>('select max(id) as id from dealers');
  await client.end();
  return rows[0]?.id ?? 0;
}

const risen = (csv: string, by: number): string =>
  csv.replace(/(;20\d\d-\d\d-\d\d;)(\d+),(\d\d)/g, (_, before: string, whole: string, cents: string) => {
    const price = Number(`${whole}.${cents}`) + by;
    return `${before}${price.toFixed(2).replace('.', ',')}`;
  });

/** A dealer's price file every few seconds, taken over by staff; each makes a new price book. */
export async function imports(apiPort: number, databaseUrl: string): Promise<Load> {
  const DealerId = await importDealer(databaseUrl);
  const csv = readFileSync(join(EXAMPLES, 'prices.csv'), 'utf8');
  let visitor: BenchVisitor | undefined;
  let nth = 0;
  return {
    name: 'price imports',
    count: 1,
    pauseMs: 15_000,
    action: async (log) => {
      if (!visitor || nth % ACTIONS_PER_LOGIN === 0)
        visitor = await log.time('staff: login', () => logInAs('haendlersupport', apiPort));
      nth += 1;
      const Content = risen(csv, RISES[nth % RISES.length] ?? 0);
      const body = { DealerId, FileName: 'preise.csv', Content, SkipsBadLines: false };
      const staff = visitor;
      await log.time(IMPORT, async () => {
        const { State } = (await staff.post('/api/support/preisimport/uebernehmen', body)) as {
          readonly State: string;
        };
        if (State === 'refused') throw new Error('The API refused the price file');
      });
    },
  };
}
