import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startApiMarkets, type ApiMarket } from '../api-markets.ts';
import { load, type Load } from '../load.ts';
import { different } from '../price-requests.ts';
import { readyGuests, readyOrdersToLoad } from '../ready-orders.ts';
import type { BenchRequest } from '../send-requests.ts';
import { reportProfile } from './report-profile.ts';

const BRANCHES_PER_PLACE = 30;
const PRICES = 12_000;
const GUESTS = 40;
const ORDERS_EACH = 21;

/** As the rows dealers and orders have them. */
const DEALERS = { prices: 4000, orders: 400 };

/** Runs a market whose API can be sampled. */
async function withMarket(
  dealers: number,
  settings: Readonly<Record<string, string>> | undefined,
  measure: (market: ApiMarket, file: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'heizplatz-profile-'));
  const file = join(folder, 'api.cpuprofile');
  const hook = pathToFileURL(join(import.meta.dirname, 'profile-on-signal.ts'));
  Object.assign(process.env, { PROFILE_FILE: file, NODE_OPTIONS: `--import ${hook.href}` });
  const { markets, stop } = await startApiMarkets([dealers], BRANCHES_PER_PLACE, settings);
  try {
    const [market] = markets;
    if (!market) throw new Error('No market was started');
    await measure(market, file);
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
}

async function sample(
  market: ApiMarket,
  file: string,
  requests: readonly BenchRequest[],
): Promise<{ readonly profile: Profiler.Profile; readonly sent: Load }> {
  process.kill(market.pid, 'SIGUSR2');
  const sent = await load(market, requests, requests.length);
  process.kill(market.pid, 'SIGUSR2');
  while (!existsSync(file)) await wait(100);
  return { profile: JSON.parse(readFileSync(file, 'utf8')) as Profiler.Profile, sent };
}

const describe = ({ requestsPerSecond, cpuMicrosPerRequest }: Load, what: string) =>
  `${Math.round(requestsPerSecond)} ${what} a second at ${Math.round(cpuMicrosPerRequest)} µs of CPU`;

export const profilePrices = () =>
  withMarket(DEALERS.prices, undefined, async (market, file) => {
    const requests = different(market);
    await load(market, requests, PRICES);
    const { profile, sent } = await sample(market, file, requests);
    reportProfile(profile, {
      file: 'prices-computed-anew',
      title: "prices computed anew, the API's main thread under load (npm run bench:profile -- prices)",
      note: describe(sent, 'lists'),
    });
  });

export const profileOrders = () =>
  withMarket(DEALERS.orders, {}, async (market, file) => {
    const guests = await readyGuests(market, GUESTS);
    const warmUp = await readyOrdersToLoad(market, guests, ORDERS_EACH);
    await load(market, warmUp, warmUp.length);
    const { profile, sent } = await sample(market, file, await readyOrdersToLoad(market, guests, ORDERS_EACH));
    reportProfile(profile, {
      file: 'orders-placed',
      title: "orders placed, the API's main thread under load, fsync on (npm run bench:profile -- orders)",
      note: describe(sent, 'orders'),
    });
  });
