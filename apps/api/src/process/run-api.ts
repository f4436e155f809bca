import { openErrorReports } from '@heizplatz/error-report';
import type { Logger } from 'pino';
import { buildApp } from '../app';
import { openCallCache } from '../cache/call-cache';
import { connectValkey } from '../cache/connect-valkey';
import { listenForFlushes } from '../cache/listen-for-flushes';
import { tellCache } from '../cache/tell-cache';
import type { Config } from '../config';
import { writeDemoMedia } from '../content/demo/write-demo-media';
import { migrateDatabase } from '../database/migrate-database';
import { openDatabase } from '../database/open-database';
import { MARKET_TAGS } from '../dealers/market-tags';
import { prepareMarket } from '../demo/prepare-market';
import { openFolderStore } from '../files/open-folder-store';
import { openLog } from '../http/open-log';
import { openFailureLimits } from '../http/rate-limit';
import type { Services } from '../http/services';
import { seedFirstAdmin } from '../identity/seed-first-admin';
import { openJobs } from '../jobs/jobs';
import { openMailTransport } from '../outbox/mail-transport';
import { warmPlaceEntries } from '../places/place-entries';
import { postcodeIndex } from '../places/postcode-index';
import { warmOffers } from '../prices/offers-today';
import type { BookWorker } from '../pricing/book-worker';
import type { PriceBook } from '../pricing/price-book';
import { startPriceBook } from '../pricing/start-price-book';
import { openRatePay } from '../ratepay/ratepay';
import { openRatingService } from '../trusted-shops/rating-service';
import { openLeadPartner } from '../waermepartner/lead-partner';
import { drainOnSignal } from './drain-on-signal';

/** Schema and market, over a connection that may take its time: of two nodes, the second waits for the first. */
async function prepare(config: Config, clock: () => Date, log: Logger): Promise<void> {
  const { databaseUrl: url, mode } = config;
  await migrateDatabase({ url, folder: config.migrationsDir, log });
  const patience = { statementTimeoutMs: 180_000, lockTimeoutMs: 180_000, connectionTimeoutMs: 180_000 };
  const patient = openDatabase({ url, poolSize: 2, log, name: 'heizplatz-prepare', ...patience });
  try {
    await prepareMarket(patient.db, { mode, today: clock().toISOString().slice(0, 10), log });
    await seedFirstAdmin(patient.db, { firstAdmin: config.firstAdmin, now: clock(), log });
  } finally {
    await patient.close();
  }
}

/** Starts the API: schema, market, jobs, price book, then it listens; SIGTERM, SIGINT or a closed ipc channel drain it. */
export async function runApi(config: Config, bookWorker: BookWorker): Promise<void> {
  const errorReports = await openErrorReports({ dsn: config.sentryDsn, app: 'api', environment: config.mode });
  const log = openLog(config, undefined, errorReports);
  const clock = () => new Date();
  const random = () => Math.random();
  const { databaseUrl: url } = config;

  await prepare(config, clock, log);
  const { db, pool, close } = openDatabase({ url, poolSize: config.poolSize, log });
  const apart = openDatabase({ url, poolSize: config.jobsPoolSize, log, name: 'heizplatz-jobs' });
  const cache = openCallCache(config.redisUrl === null ? undefined : connectValkey(config.redisUrl, log));
  const onNewBook = (book: PriceBook) => {
    void cache.forget(MARKET_TAGS);
    void warmOffers(book, clock);
  };
  const priceBook = startPriceBook({ databaseUrl: url, db, clock, log, worker: bookWorker, onNewBook });
  const [jobs, flushes] = await Promise.all([
    openJobs({ pool: apart.pool, log }),
    listenForFlushes({ databaseUrl: url, cache, log }),
  ]);
  const services: Services = {
    config,
    jobs,
    priceBook,
    cache,
    mailTransport: config.smtpUrl === null ? null : openMailTransport(config.smtpUrl, config.mailFrom),
    limits: openFailureLimits(config.limits),
    errorReports,
    files: openFolderStore(config.filesDir),
    ratePay: config.ratePay && openRatePay(config.ratePay),
    ratingService: config.ratingService && openRatingService(config.ratingService),
    leadPartner: config.leadPartner && openLeadPartner(config.leadPartner),
  };
  if (config.mode === 'demo') await writeDemoMedia(services.files);
  const surroundings = { db, clock, random, services, log };

  let isDraining = false;
  const app = await buildApp({ ...surroundings, config, pool, isDraining: () => isDraining });
  const [places] = await Promise.all([postcodeIndex(db, clock()), priceBook.ready]);
  await app.listen({ host: config.host, port: config.port });
  void warmPlaceEntries(places);
  await jobs.work(surroundings);
  const telling = tellCache({ db, cache, clock, log });
  drainOnSignal(log, [
    async () => {
      isDraining = true;
    },
    () => app.close(),
    async () => telling.close(),
    () => jobs.stop(),
    () => priceBook.close(),
    () => flushes.close(),
    () => cache.close(),
    () => Promise.all([close(), apart.close()]),
    () => errorReports.close(),
  ]);
}
