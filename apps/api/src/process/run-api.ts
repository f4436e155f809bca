import { watchCanaries } from '@heizplatz/api-backoffice';
import { postcodeIndex, warmPlaceEntries } from '@heizplatz/api-catalog';
import { writeDemoMedia } from '@heizplatz/api-content';
import { MARKET_TAGS } from '@heizplatz/api-dealers';
import { createRatePay } from '@heizplatz/api-ordering';
import { createLeadPartner, createRatingService } from '@heizplatz/api-partners';
import {
  type Config,
  connectValkey,
  listenForFlushes,
  createCallCache,
  createScopedDatabases,
  openDatabase,
  openFileStore,
  openReadReplica,
  createDatabaseClock,
  createFileInspector,
  createFailureLimits,
  createJobs,
  createMailTransport,
  type Services,
  invalidateCache,
  storeHealth,
} from '@heizplatz/api-platform';
import { type BookWorker, type PriceBook, startPriceBook, warmOffers } from '@heizplatz/api-pricing';
import { createHealthCollector } from '@heizplatz/releases';
import { createErrorReports } from '@heizplatz/error-report';
import { createLog, drainProcess, startTracing } from '@heizplatz/telemetry';
import { buildApp } from '../app';
import { prepareDatabase, requireSchema } from './prepare-database';
import { ALL_JOBS } from '../registry/all-jobs';
import { MODULE_PORTS } from '../registry/module-ports';

/** Jobs are not time-critical, and all queues request connections at once when they start. */
const JOBS_PATIENCE = { connectionTimeoutMs: 30_000 } as const;

/**
 * Starts the API: schema, market, jobs, price book, then it listens (`onListening`) and begins with the jobs; SIGTERM,
 * SIGINT or a closed ipc channel drain it.
 */
export async function runApi(config: Config, bookWorker: BookWorker, onListening: () => void): Promise<void> {
  const errorReports = await createErrorReports({ dsn: config.sentryDsn, app: 'api', environment: config.mode });
  const tracing = await startTracing({ endpoint: config.tracesEndpoint, service: 'api' });
  const log = createLog({ service: 'api', level: config.logLevel }, undefined, errorReports);
  const random = () => Math.random();
  const { databaseUrl: url } = config;
  const files = openFileStore(config);

  if (config.migratesAtStart) await prepareDatabase(config, new Date(), log);
  else await requireSchema(config);
  const { db, pool, close } = openDatabase({ url, poolSize: config.poolSize, log });
  const databaseClock = await createDatabaseClock(pool, { log });
  const clock = databaseClock.now;
  const apart = openDatabase({ url, poolSize: config.jobsPoolSize, log, name: 'heizplatz-jobs', ...JOBS_PATIENCE });
  const replica =
    config.replica && openReadReplica({ ...config.replica, primary: { db, pool }, poolSize: config.poolSize, log });
  const cache = createCallCache(config.redisUrl === null ? undefined : connectValkey(config.redisUrl, log));
  const onNewBook = (book: PriceBook) => {
    cache.forget(MARKET_TAGS).catch((err: unknown) => log.error({ err }, 'cache could not be flushed'));
    warmOffers(book, clock).catch((err: unknown) => log.error({ err }, 'offers could not be computed ahead'));
  };
  const priceBook = startPriceBook({ databaseUrl: url, db, clock, log, worker: bookWorker, onNewBook });
  const [jobs, flushes] = await Promise.all([
    createJobs({ pool: apart.pool, log, definitions: ALL_JOBS }),
    listenForFlushes({ databaseUrl: url, cache, log }),
  ]);
  const mailTransport =
    config.smtpUrl === null
      ? null
      : createMailTransport(config.smtpUrl, {
          from: config.mailFrom,
          bouncesTo: config.mailBouncesTo,
          perMinute: config.mailsPerMinute,
        });
  const services: Services = {
    ...MODULE_PORTS,
    config,
    jobs,
    priceBook,
    cache,
    mailTransport,
    limits: createFailureLimits(config.limits),
    errorReports,
    releaseHealth: createHealthCollector(),
    scopedDatabases: createScopedDatabases(url, log),
    files,
    fileInspector: createFileInspector(),
    ratePay: config.ratePay && createRatePay(config.ratePay),
    ratingService: config.ratingService && createRatingService(config.ratingService),
    leadPartner: config.leadPartner && createLeadPartner(config.leadPartner),
  };
  if (config.mode === 'demo') await writeDemoMedia(services.files);
  const dependencies = { db, clock, random, services, log };

  let isDraining = false;
  const app = await buildApp({
    ...{ ...dependencies, config, pool, isDraining: () => isDraining },
    ...(replica && { replica }),
  });
  const [places] = await Promise.all([postcodeIndex(db, cache), priceBook.ready]);
  await app.listen({ host: config.host, port: config.port });
  const telling = invalidateCache({ db, cache, clock, log });
  const canaries = watchCanaries({ db, clock, services, log });
  const health = storeHealth({ db, collector: services.releaseHealth, clock, log });
  const steps = [
    async () => {
      isDraining = true;
    },
    () => app.close(),
    () => telling.close(),
    () => canaries.close(),
    () => health.close(),
    () => jobs.stop(),
    async () => mailTransport?.close(),
    () => priceBook.close(),
    () => flushes.close(),
    async () => databaseClock.close(),
    () => cache.close(),
    async () => replica?.close(),
    () => Promise.all([close(), apart.close()]),
    () => errorReports.close(),
    () => tracing.close(),
  ];
  // Only from here on: what fails before it ends the start.
  drainProcess({ log, steps });
  // The rest takes half a second: a caller waiting for this process need not wait for that.
  onListening();
  await jobs.work(dependencies);
  setImmediate(() => {
    warmPlaceEntries(places).catch((err: unknown) => log.error({ err }, 'places could not be read ahead'));
  });
}
