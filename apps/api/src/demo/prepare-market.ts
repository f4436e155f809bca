import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { seedCreditRates } from '../ratepay/credit-rate-repository';
import { seedDemoContent } from '../content/demo/seed-demo-content';
import { seedContentPages } from '../content/seed-content-pages';
import { seedMarketOrders } from './orders/seed-market-orders';
import { randomStreams } from './random-streams';
import { seedDemo } from './seed-demo';
import { seedDemoAdverts } from './seed-demo-adverts';
import { seedDemoCommissions } from './seed-demo-commissions';
import { seedDemoOrders } from './seed-demo-orders';
import { seedDemoPrices } from './seed-demo-prices';
import { seedDemoQuotations } from './seed-demo-quotations';
import { seedDemoRates } from './seed-demo-rates';
import { seedDemoAccounts } from './seed-demo-accounts';
import { seedReference } from './seed-reference';

/** Of the made-up market; another number gives another market. */
export const DEMO_SEED = 20_261_121;

/** product.md section 9, beside those of the demo customer. */
const MARKET_ORDERS = { name: 'markt', count: 18_000, households: 9000, fitsReviews: true };

export interface PrepareMarketOptions {
  readonly mode: string;
  /** ISO day that the demo market is made for when there is none yet. */
  readonly today: string;
  readonly log: { info(message: string): void };
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
  await seedDemoPrices(db, { today, random });
  await seedDemoQuotations(db, { today, random });
  await seedDemoRates(db, { today, random });
  await seedDemoOrders(db, { today, random });
  const archived = await seedMarketOrders(db, { ...MARKET_ORDERS, today, now: new Date(`${today}T00:00:00Z`), random });
  await seedDemoCommissions(db, { today });
  await seedDemoAdverts(db, { today, random });
  if (isNew || archived > 0) {
    await db.execute(sql`analyze`);
    log.info(`the demo market is there after ${seconds()} s`);
  }
}
