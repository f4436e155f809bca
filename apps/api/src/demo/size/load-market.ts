import { fillCommissions } from '@heizplatz/api-finance';
import type { Database } from '@heizplatz/api-platform';
import { users } from '@heizplatz/api-identity';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { seedMarketOrders } from '../orders/seed-market-orders';
import type { RandomStreams } from '../random/random-streams';
import { insertCorrespondence } from './insert-correspondence';
import { lengthenPrices } from './lengthen-prices';
import { multiplyDealers } from './multiply-dealers';
import { multiplyOrders } from './multiply-orders';

const MADE_BY_RULES = 100_000;

export interface MarketSize {
  /** Of the random streams, and of what was made: the same name is made once a database. */
  readonly name: string;
  readonly orders: number;
  readonly customers: number;
  /** In all, with those of the market; 0: as they are. */
  readonly dealers: number;
  /** Of prices; 0: as they are. */
  readonly years: number;
}

interface Dependencies {
  readonly now: Date;
  readonly random: RandomStreams;
  readonly log: (message: string) => void;
  /** So many orders at most are made by the rules of the market; further ones are copies of them. */
  readonly madeByRules?: number;
}

const LastId = v.object({ id: v.nullable(v.number()) });

/**
 * Gives a database with a market so many more orders, and dealers and prices, in one transaction. Gives how many orders
 * there are more: 0 when those of the name were there.
 */
export async function loadMarket(
  db: Database,
  size: MarketSize,
  { now, random, log, madeByRules = MADE_BY_RULES }: Dependencies,
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    const copies = Math.ceil(size.orders / madeByRules) - 1;
    const { rows } = await tx.execute(sql`select max(id) as id from ${users}`);
    const lastUserId = v.parse(LastId, rows[0]).id ?? 0;
    if (size.dealers > 0) log(`${await multiplyDealers(tx, size.dealers)} dealers more`);
    const made = await seedMarketOrders(tx, {
      ...{ name: size.name, count: Math.ceil(size.orders / (copies + 1)) },
      ...{ households: Math.ceil(size.customers / (copies + 1)), fitsReviews: false },
      ...{ today: now.toISOString().slice(0, 10), now, random },
    });
    if (made === 0) return 0;
    log(`${made} orders made by the market's rules`);
    // Before they are copied: the nightly job would take hours for so many.
    await fillCommissions(tx);
    const copied = await multiplyOrders(tx, { afterUserId: lastUserId, copies, log });
    await insertCorrespondence(tx, lastUserId);
    // Past orders are made by today's prices and their series: former price lists change nothing for them.
    if (size.years > 0) await lengthenPrices(tx, size.years);
    return made + copied;
  });
}
