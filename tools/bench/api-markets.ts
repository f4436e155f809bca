import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from '../build/workspace.ts';
import { startDatabase } from '../database/start-database.ts';
import { buildCommand } from './build-command.ts';
import type { Target } from './load.ts';
import { startApi } from './start-api.ts';

export interface ApiMarket extends Target {
  readonly dealers: number;
  readonly databaseUrl: string;
  readonly zipCodes: readonly string[];
}

export interface ApiMarkets {
  readonly markets: readonly ApiMarket[];
  stop(): Promise<void>;
}

function run(file: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${file} exited with code ${status}`);
}

async function query(url: string, text: string): Promise<string[][]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<string[]>({ text, rowMode: 'array' });
  await client.end();
  return rows;
}

/** Waits until the API has the market's prices, which the database notifies it of. */
async function waitForOffers({ port }: Target, zipCode: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const response = await fetch(`http://127.0.0.1:${port}/api/kalkulation/berechnen`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-heizplatz-country': '1' },
      body: JSON.stringify({ ProductGroupId: 3, CountryId: 1, ZipCode: zipCode, Amount: 6000 }),
    });
    if ((await response.text()).includes('"TotalPrice"')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The API did not load the generated market');
}

/**
 * One API a number of dealers, each as production runs it on a database of its own: real postcodes, dealers made by
 * libs/api/pricing/src/calculation/testing and put straight into the tables. `settings` are PostgreSQL's.
 */
export async function startApiMarkets(
  counts: readonly number[],
  branchesPerPlace: number,
  settings: Readonly<Record<string, string>> = { fsync: 'off' },
): Promise<ApiMarkets> {
  run('tools/build/build.ts', ['api']);
  const fillMarket = await buildCommand('fill-market', 'libs/api/pricing/src/calculation/testing/fill-market.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'heizplatz-bench-'));
  const database = await startDatabase({ dataDir, settings, isDisposable: true });
  const stops: (() => Promise<void>)[] = [database.stop];
  const stop = async () => {
    for (const one of stops.reverse()) await one();
  };
  try {
    const markets: ApiMarket[] = [];
    for (const dealers of counts) {
      await query(database.url, `create database market_${dealers}`);
      const url = database.url.replace(/\/postgres$/, `/market_${dealers}`);
      const api = await startApi(url);
      stops.push(api.stop);
      run(fillMarket, [], {
        DATABASE_URL: url,
        DEALERS: String(dealers),
        BRANCHES_PER_PLACE: String(branchesPerPlace),
      });
      const rows = await query(url, `select zip_code from postcodes where country_id = 1 order by zip_code`);
      const zipCodes = rows.map(([zipCode = '']) => zipCode);
      await waitForOffers(api, zipCodes[0] ?? '');
      markets.push({ ...api, dealers, databaseUrl: url, zipCodes });
    }
    return { markets, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
