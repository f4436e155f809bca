import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findPostmaster } from '../../database/cluster.ts';
import { freePort } from '../../database/free-port.ts';
import { startDatabase } from '../../database/start-database.ts';
import { installVendure } from './install-vendure.ts';
import { SETTINGS, type Shop, type ShopServer } from './shop.ts';
import { VendureVisitor } from './vendure-visitor.ts';

const PRODUCTS = 200;
const PAGE = 20;

/** One product of one variant each, as one dealer's pellets; without a stock to keep, which our dealers have none of. */
function writeGoods(folder: string): string {
  const columns = ['name', 'slug', 'description', 'assets', 'facets', 'optionGroups', 'optionValues', 'sku', 'price'];
  const header = [...columns, 'taxCategory', 'trackInventory', 'variantAssets', 'variantFacets'].join();
  const goods = Array.from({ length: PRODUCTS }, (_, at) =>
    [
      `Holzpellets ${at}`,
      `pellets-${at}`,
      'ENplus A1',
      '',
      '',
      '',
      '',
      `P${at}`,
      280 + at / 2,
      'Standard',
      'false',
      '',
      '',
    ].join(),
  );
  const file = join(folder, 'goods.csv');
  writeFileSync(file, [header, ...goods, ''].join('\n'));
  return file;
}

async function startProcess(env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'vendure-process.ts'), {
    execArgv: [],
    // Where it writes its logs.
    cwd: env['VENDURE_DIR'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const exited = once(child, 'exit').then(([code, signal]) => `Vendure ended by ${String(code ?? signal)}`);
  const ended = await Promise.race([once(child, 'message').then(() => null), exited]);
  if (ended !== null) throw new Error(ended);
  return child;
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Fills the database, and waits until all products can be found. */
async function fill(env: Readonly<Record<string, string>>): Promise<void> {
  const port = await freePort();
  const child = await startProcess({ ...env, VENDURE_PORT: String(port) });
  const visitor = new VendureVisitor(port);
  while ((await visitor.list(0)).totalItems < PRODUCTS) await pause(200);
  await stopProcess(child);
}

async function startServer(env: Readonly<Record<string, string>>): Promise<ShopServer> {
  const port = await freePort();
  const began = performance.now();
  const child = await startProcess({ ...env, VENDURE_PORT: String(port) });
  await new VendureVisitor(port).list(0);
  let lists = 0;
  const nextSkip = (): number => (lists++ * PAGE) % PRODUCTS;
  return {
    pid: child.pid ?? 0,
    startSeconds: (performance.now() - began) / 1000,
    order: async () => {
      const visitor = new VendureVisitor(port);
      await visitor.order(nextSkip());
      return visitor.calls;
    },
    list: async () => void (await new VendureVisitor(port).list(nextSkip())),
    stop: () => stopProcess(child),
  };
}

/** Vendure with its goods, on a PostgreSQL of its own. */
export async function startVendure(): Promise<Shop> {
  const folder = installVendure();
  const dataDir = mkdtempSync(join(tmpdir(), 'heizplatz-vendure-'));
  const database = await startDatabase({ dataDir: join(dataDir, 'postgres'), settings: SETTINGS, isDisposable: true });
  const stop = async (): Promise<void> => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const env = { VENDURE_DIR: folder, DATABASE_URL: database.url };
    await fill({ ...env, VENDURE_GOODS: writeGoods(dataDir) });
    const postmasterPid = findPostmaster(database.dataDir)?.pid ?? 0;
    return { postmasterPid, start: () => startServer(env), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
