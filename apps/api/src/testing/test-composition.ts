import { join } from 'node:path';
import { createRatePay } from '@heizplatz/api-ordering';
import { createLeadPartner, createRatingService } from '@heizplatz/api-partners';
import { createFileInspector, createScopedDatabases } from '@heizplatz/api-platform';
import { createTestCache, memoryStore, type TestComposition } from '@heizplatz/api-platform/testing';
import { NO_PRICE_BOOK } from '@heizplatz/api-pricing/testing';
import { NO_ERROR_REPORTS } from '@heizplatz/error-report';
import { createHealthCollector } from '@heizplatz/releases';
import { buildApp } from '../app';
import { migrateDatabase } from '../database/migrations/migrate-database';
import { loadConfig } from '../process/load-config';
import { ALL_JOBS } from '../registry/all-jobs';
import { MODULE_PORTS } from '../registry/module-ports';
import { subscribeModules } from '../registry/subscriptions';

const MIGRATIONS = join(__dirname, '../../migrations');

/** For specs, which access it by `testComposition()`. */
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
    cache: createTestCache(),
    releaseHealth: createHealthCollector(),
    scopedDatabases: createScopedDatabases(config.databaseUrl, console),
    files: memoryStore(),
    fileInspector: createFileInspector(),
    ratePay: config.ratePay && createRatePay(config.ratePay),
    ratingService: config.ratingService && createRatingService(config.ratingService),
    leadPartner: config.leadPartner && createLeadPartner(config.leadPartner),
  }),
  migrate: (url) => migrateDatabase({ url, folder: MIGRATIONS, jobs: ALL_JOBS, log: console }),
  subscribe: subscribeModules,
};
