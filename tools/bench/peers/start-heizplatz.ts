import { randomUUID } from 'node:crypto';
import { findPostmaster } from '../../database/cluster.ts';
import { BenchVisitor } from '../bench-visitor.ts';
import { reachSummary } from '../ready-orders.ts';
import { startApi } from '../start-api.ts';
import { startDemoDatabase } from '../start-demo-api.ts';
import { SETTINGS, type Shop, type ShopServer } from './shop.ts';

const ZIP_CODES = ['10115', '20095', '50667', '80331', '60311', '70173', '01067', '04109', '30159', '28195'];

/** Amounts that no request had before, so that no list is a cached one. */
const getPrices = (at: number) => ({
  ...{ ProductGroupId: 3, CountryId: 1, ZipCode: ZIP_CODES[at % ZIP_CODES.length] ?? '', Amount: 3000 + at },
});

async function placeOrder(port: number, zipCode: string): Promise<number> {
  const { visitor, body } = await reachSummary({ port }, zipCode);
  await visitor.post('/api/order-process/finalise', { ...body, IdempotencyKey: randomUUID() });
  return visitor.calls;
}

/** The demo market's API, on a PostgreSQL of its own. */
export async function startHeizplatz(): Promise<Shop> {
  const database = await startDemoDatabase(SETTINGS);
  let requests = 0;
  async function start(): Promise<ShopServer> {
    const began = performance.now();
    const { port, pid, stop } = await startApi(database.url, 'demo', { DATA_DIR: database.filesDir });
    const list = async (): Promise<void> => {
      await new BenchVisitor(port).post('/api/kalkulation/berechnen/angebote', getPrices(requests++));
    };
    await list();
    const startSeconds = (performance.now() - began) / 1000;
    const order = (): Promise<number> => placeOrder(port, getPrices(requests++).ZipCode);
    return { pid, startSeconds, order, list, stop };
  }
  return { postmasterPid: findPostmaster(database.dataDir)?.pid ?? 0, start, stop: database.stop };
}
