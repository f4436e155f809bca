import { join } from 'node:path';
import { NO_ERROR_REPORTS } from '@heizplatz/error-report';
import { buildApp } from '../app';
import { NO_CALL_CACHE } from '../cache/no-call-cache';
import { migrateDatabase } from '../database/migrations/migrate-database';
import { memoryStore } from '../files/testing/memory-store';
import { loadConfig } from '../load-config';
import { NO_PRICE_BOOK } from '../pricing/testing/no-price-book';
import { openRatePay } from '../ratepay/ratepay';
import type { TestComposition } from './composition';
import { openRatingService } from '../trusted-shops/rating-service';
import { openLeadPartner } from '../waermepartner/lead-partner';
import { ALL_JOBS } from '../registry/all-jobs';
import { MODULE_PORTS } from '../registry/module-ports';
import { subscribeModules } from '../registry/subscriptions';

const MIGRATIONS = join(__dirname, '../../migrations');

/** For specs, which ask for it by `testComposition()`. */
export const TEST_COMPOSITION: TestComposition = {
  jobs: ALL_JOBS,
  loadConfig,
  buildApp,
  presetServices: (config, { jobs, limits }) => ({
    ...MODULE_PORTS,
    ...{ config, jobs, limits },
    priceBook: NO_PRICE_BOOK,
    mailTransport: null,
    errorReports: NO_ERROR_REPORTS,
    cache: NO_CALL_CACHE,
    files: memoryStore(),
    ratePay: config.ratePay && openRatePay(config.ratePay),
    ratingService: config.ratingService && openRatingService(config.ratingService),
    leadPartner: config.leadPartner && openLeadPartner(config.leadPartner),
  }),
  migrate: (url) => migrateDatabase({ url, folder: MIGRATIONS, jobs: ALL_JOBS, log: console }),
  subscribe: subscribeModules,
};
