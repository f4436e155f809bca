import pg from 'pg';
import { startApiMarkets, type ApiMarket } from '../api-markets.ts';
import { LIMITS } from '../limits.ts';
import { median, type Metric } from '../metric.ts';

const DEALERS = 4000;
const BRANCHES_PER_PLACE = 30;
const CHANGES = 9;
const GIVE_UP_MS = 60_000;

/** Prices of a place, as a visitor requests them. */
async function getPrices({ port }: ApiMarket, ZipCode: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/api/kalkulation/berechnen`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-heizplatz-country': '1' },
    body: JSON.stringify({ ProductGroupId: 3, CountryId: 1, ZipCode, Amount: 6000 }),
  });
  const prices = (await response.text()).match(/"TotalPrice": *[\d.]+/g);
  if (!prices) throw new Error(`No dealer delivers to ${ZipCode}`);
  return prices.join();
}

/** The writes of a staff approval for the branches of a place, with the notification of every node. */
async function raisePrices(client: pg.Client, zipCode: string): Promise<void> {
  await client.query('begin');
  await client.query(
    `update price_lists set unit_net_cents = unit_net_cents + 100
     where branch_id in (select branch_id from delivery_areas where country_id = 1 and zip_code = $1)`,
    [zipCode],
  );
  await client.query(
    `insert into price_book_version (id, version) values (1, 1)
     on conflict (id) do update set version = price_book_version.version + 1`,
  );
  await client.query(`select pg_notify('price_book', (select version::text from price_book_version))`);
  await client.query('commit');
}

/** ms from the commit to the first response with the new prices. */
async function untilLive(market: ApiMarket, client: pg.Client, zipCode: string): Promise<number> {
  const before = await getPrices(market, zipCode);
  await raisePrices(client, zipCode);
  const start = performance.now();
  while ((await getPrices(market, zipCode)) === before) {
    if (performance.now() - start > GIVE_UP_MS) throw new Error('The new prices did not appear in time');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return performance.now() - start;
}

async function measure(market: ApiMarket): Promise<Metric> {
  const client = new pg.Client({ connectionString: market.databaseUrl });
  await client.connect();
  const zipCode = market.zipCodes[Math.floor(market.zipCodes.length / 2)] ?? '';
  const times: number[] = [];
  try {
    for (let count = 0; count < CHANGES; count++) times.push(await untilLive(market, client, zipCode));
  } finally {
    await client.end();
  }
  const [first = 0, ...later] = times;
  const ms = (value: number) => Math.round(value).toLocaleString('en');
  return {
    name: 'time from the commit to a live price',
    against: 'clock',
    value: median(later) / 1000,
    unit: 's',
    target: LIMITS['time from the commit to a live price'],
    note: `${DEALERS} dealers; first ${ms(first)} ms, slowest of the others ${ms(Math.max(...later))} ms`,
  };
}

/** From the yes of staff to the offers, in the built API on a large market. */
export async function row(): Promise<readonly Metric[]> {
  const { markets, stop } = await startApiMarkets([DEALERS], BRANCHES_PER_PLACE);
  try {
    const [market] = markets;
    if (!market) throw new Error('No market was started');
    return [await measure(market)];
  } finally {
    await stop();
  }
}
