import { defineJob } from '@heizplatz/api-platform';
import * as v from 'valibot';
import { pricesRecorded } from './price-events';
import { recordPricesOfDay } from './record-prices-of-day';

/**
 * The price of the day (rule FIGURE-01). It runs every hour, so that a node that was down in the morning catches up,
 * but never from 23:00 to 4:00, when the countries' day is not the working day that prices were set for.
 */
export const dailyPrices = defineJob({
  name: 'daily-prices',
  payload: v.object({}),
  retries: { limit: 5, delaySeconds: 60, maxDelaySeconds: 1800 },
  timeoutSeconds: 300,
  schedule: '20 3-20 * * *',
  onePer: () => '',
  run: async (_, { db, services, clock, log }) => {
    const countryIds = await recordPricesOfDay(db, services.priceBook.current(), clock());
    if (countryIds.length === 0) return;
    await pricesRecorded.publish(db, { countryIds, jobs: services.jobs });
    log.info({ countryIds }, 'prices of the day are kept');
  },
});
