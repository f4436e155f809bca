import { reviews } from '@heizplatz/api-after-sales';
import { parameterRequirements } from '@heizplatz/api-catalog';
import { seedDemoContent } from '@heizplatz/api-content';
import { priceSeries } from '@heizplatz/api-dealers';
import type { Database } from '@heizplatz/api-platform';
import { type DatabaseTemplate, TEST_NOW } from '@heizplatz/api-platform/testing';
import { placeFactors } from '@heizplatz/api-pricing';
import { SMALL_MARKET_TEMPLATE } from '@heizplatz/api-pricing/testing';
import { seedDemoAdverts } from '../../../demo/adverts/seed-demo-adverts';
import { seedDemoQuotations } from '../../../demo/prices/seed-demo-quotations';
import { randomStreams } from '../../../demo/random/random-streams';

const today = '2026-11-21';
const firstDay = '2026-11-20';

/** A small market with everything else that cached calls read: contents, adverts, reviews, prices of former days. */
async function fillCachedMarket(db: Database, url: string): Promise<void> {
  await SMALL_MARKET_TEMPLATE.fill(db, url);
  await seedDemoContent(db, { today });
  await seedDemoAdverts(db, { today, random: randomStreams(1) });
  await seedDemoQuotations(db, { today, random: randomStreams(1) });
  const series = { countryId: 1, productId: 20, firstDay, dailyCents: [36_000, 36_400] };
  await db.insert(priceSeries).values([
    { ...series, placeKind: 'country', placeKey: '1' },
    { ...series, placeKind: 'state', placeKey: '2' },
  ]);
  const factor = { countryId: 1, productId: 20, firstWeek: 2968, weekly: [1_010_000], firstDay, daily: [1_010_000] };
  await db.insert(placeFactors).values({ ...factor, zipCode: '80001' });
  const requirement = { countryId: 1, productGroupId: 3, customerGroupId: 1, key: 'Hose', isRequired: true };
  await db.insert(parameterRequirements).values({ ...requirement, isVisible: true, changedAt: TEST_NOW });
  const review = { dealerId: 1, countryId: 1, stars: 5, text: 'Pünktlich.', shownName: 'Anke V.' } as const;
  await db.insert(reviews).values({ ...review, createdAt: TEST_NOW });
}

export const CACHED_MARKET: DatabaseTemplate = { name: 'cached_market', fill: fillCachedMarket };
