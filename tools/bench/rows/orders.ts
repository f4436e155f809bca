import pg from 'pg';
import { startApiMarkets, type ApiMarket } from '../api-markets.ts';
import { median, type Metric } from '../metric.ts';
import { bareOrders } from '../insert-bare-orders.ts';
import { LIMITS } from '../limits.ts';
import { load, type Load } from '../load.ts';
import { readyGuests, readyOrdersToLoad, type ReadyGuest } from '../ready-orders.ts';

const ROUNDS = 5;
/** Guests at their last click at the same time, and orders of each in one round. */
const GUESTS = 40;
const ORDERS_EACH = 11;
const DEALERS = 400;
const BRANCHES_PER_PLACE = 30;

interface Round {
  readonly placed: Load;
  readonly inserted: number;
}

async function countOrders({ databaseUrl }: ApiMarket): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(`select count(*) from orders where number not like 'BENCH%'`);
  await client.end();
  return Number(rows[0]?.count);
}

/** 'on': a commit is on the disk before it is acknowledged. */
async function readFsync({ databaseUrl }: ApiMarket): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ fsync: string }>('show fsync');
  await client.end();
  return rows[0]?.fsync ?? '';
}

async function placeRound(market: ApiMarket, guests: readonly ReadyGuest[]): Promise<Load> {
  const requests = await readyOrdersToLoad(market, guests, ORDERS_EACH);
  const before = await countOrders(market);
  const placed = await load(market, requests, requests.length);
  // Connections that overtake others send some again, which places nothing.
  const share = ((await countOrders(market)) - before) / requests.length;
  return { ...placed, requestsPerSecond: placed.requestsPerSecond * share };
}

async function measure(market: ApiMarket): Promise<Metric[]> {
  const guests = await readyGuests(market, GUESTS);
  await placeRound(market, guests);
  const bare = await bareOrders(market.databaseUrl);
  const rounds: Round[] = [];
  try {
    await bare.insert(GUESTS * ORDERS_EACH);
    for (let round = 0; round < ROUNDS; round++) {
      const placed = await placeRound(market, guests);
      rounds.push({ placed, inserted: await bare.insert(GUESTS * ORDERS_EACH) });
    }
  } finally {
    await bare.stop();
  }
  const fsync = await readFsync(market);
  const perSecond = median(rounds.map(({ placed }) => placed.requestsPerSecond));
  const cpu = median(rounds.map(({ placed }) => placed.cpuMicrosPerRequest));
  return [
    {
      name: 'order placed (transaction with mails and event) on PostgreSQL',
      against: 'the same prepared inserts by the driver alone, 8 connections',
      value: median(rounds.map(({ placed, inserted }) => placed.requestsPerSecond / inserted)),
      unit: 'ratio',
      target: LIMITS['order placed'],
      note: `${Math.round(perSecond)} orders/s at ${Math.round(cpu)} µs of CPU against ${Math.round(median(rounds.map(({ inserted }) => inserted)))}/s; fsync ${fsync} on both sides`,
    },
    {
      name: 'orders placed on two cores, 8 at once',
      against: 'absolute; database, API and sender share the cores',
      value: perSecond,
      unit: 'orders/s',
      target: LIMITS['orders a second'],
      note: `fsync ${fsync}; ${Math.round(cpu)} µs of the API's CPU an order`,
    },
  ];
}

export async function row(): Promise<readonly Metric[]> {
  const { markets, stop } = await startApiMarkets([DEALERS], BRANCHES_PER_PLACE, {});
  try {
    const [market] = markets;
    return market ? await measure(market) : [];
  } finally {
    await stop();
  }
}
