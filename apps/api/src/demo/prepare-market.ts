import { seedContentPages, seedDemoContent } from '@heizplatz/api-content';
import { seedCreditRates } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import { sql } from 'drizzle-orm';
import { seedMarketOrders } from './orders/seed-market-orders';
import { type RandomStreams, randomStreams } from './random/random-streams';
import { seedDemo } from './seed-demo';
import { seedDemoAdverts } from './adverts/seed-demo-adverts';
import { seedDemoCommissions } from './orders/seed-demo-commissions';
import { seedDemoOrders } from './orders/seed-demo-orders';
import { seedDemoPrices } from './prices/seed-demo-prices';
import { seedDemoQuotations } from './prices/seed-demo-quotations';
import { seedDemoRates } from './prices/seed-demo-rates';
import { seedDemoAccounts } from './customers/seed-demo-accounts';
import { seedReference } from './seed-reference';

/** Of the made-up market; another number gives another market. */
export const DEMO_SEED = 20_261_121;

/** Rule DEMO-02, beside those of the demo customer. */
const MARKET_ORDERS = { name: 'markt', count: 18_000, households: 9000, fitsReviews: true };

export interface PrepareMarketOptions {
  readonly mode: string;
  /** ISO day that the demo market is made for when there is none yet. */
  readonly today: string;
  readonly log: { info(message: string): void };
}

interface Dependencies {
  readonly today: string;
  readonly random: RandomStreams;
}

/** The demo customer's first, for theirs are the lowest numbers. Gives how many there are of the others. */
async function seedOrders(db: Database, { today, random }: Dependencies): Promise<number> {
  await seedDemoOrders(db, { today, random });
  const now = new Date(`${today}T00:00:00Z`);
  const made = await seedMarketOrders(db, { ...MARKET_ORDERS, today, now, random });
  await seedDemoCommissions(db, { today });
  return made;
}

async function seedMetrics(db: Database, { today, random }: Dependencies): Promise<void> {
  await seedDemoPrices(db, { today, random });
  await seedDemoQuotations(db, { today, random });
  await seedDemoAdverts(db, { today, random });
}

/** Reference data in every mode; in demo the made-up market too, on the first start alone. Some seconds then, else none. */
export async function prepareMarket(db: Database, { mode, today, log }: PrepareMarketOptions): Promise<void> {
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
  log.info('preparing places and goods');
  await seedReference(db);
  await seedContentPages(db, { mode });
  // What a production's provider takes stands in its contract, and is entered by its operator.
  if (mode !== 'production') await seedCreditRates(db);
  if (mode !== 'demo') return;
  await seedDemoContent(db, { today });
  await seedDemoAccounts(db, new Date(`${today}T00:00:00Z`));
  const random = randomStreams(DEMO_SEED);
  const isNew = await seedDemo(db, { day: today, random });
  await seedDemoRates(db, { today, random });
  // On two connections: the database takes orders while prices of the past are worked out here.
  const [archived] = await Promise.all([seedOrders(db, { today, random }), seedMetrics(db, { today, random })]);
  if (isNew || archived > 0) {
    // A sample of a third shows the planner as much here, and is taken in less than half the time.
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local default_statistics_target = 30`);
      await tx.execute(sql`analyze`);
    });
    log.info(`the demo market is there after ${seconds()} s`);
  }
}
