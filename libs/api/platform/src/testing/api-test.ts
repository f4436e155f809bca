import { CALLS, type CountryId } from '@heizplatz/contract';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import type { Database } from '../database/database';
import { openDatabase } from '../database/open-database';
import type { Handler } from '../http/calls/define-handler';
import { createFailureLimits } from '../http/limits/rate-limit';
import type { Services } from '../http/calls/services';
import type { JobDependencies } from '../jobs/jobs';
import { createJobs } from '../jobs/jobs';
import { testComposition } from './composition';
import { TestClient } from './test-client';
import type { DatabaseTemplate } from './template-database';
import { createTestDatabase } from './test-database';

/** The moment at which tests happen unless they set another: a Saturday noon. */
export const TEST_NOW = new Date('2026-11-21T11:00:00.000Z');

export interface TestApi {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** Of this spec's own database, for what opens connections itself. */
  readonly databaseUrl: string;
  readonly port: number;
  readonly services: Services;
  /** A visitor without cookies. */
  visitor(countryId?: CountryId): TestClient;
  /** A visitor with a CSRF cookie, who may call what changes something. */
  visitorWithCsrf(countryId?: CountryId): Promise<TestClient>;
  setNow(now: Date): void;
  /** Runs the jobs that wait; returns how many succeeded. */
  runJobs(): Promise<number>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  readonly handlers?: readonly Handler[];
  /** Environment variables beside those of tests. */
  readonly env?: Record<string, string>;
  /** Silent unless a test reads it. */
  readonly log?: Logger;
  /** The template that the database is copied from, for contents shared by several specs; default: a migrated one. */
  readonly template?: DatabaseTemplate;
  /** The way to the database, in place of the straight one. */
  readonly through?: (databaseUrl: string) => Promise<string>;
  /** Fills the database before anything reads it. */
  readonly prepare?: (db: Database) => Promise<void>;
  /** Overrides services (a price book, a mail transport); sees the database. */
  readonly services?: (
    made: Services,
    db: Database,
    databaseUrl: string,
  ) => Partial<Services> | Promise<Partial<Services>>;
}

/** Closes what was opened, the newest first. */
async function closeAll(closers: (() => Promise<unknown>)[]): Promise<void> {
  for (const close of closers.reverse()) await close();
}

async function open(options: TestApiOptions, closers: (() => Promise<unknown>)[]): Promise<Omit<TestApi, 'close'>> {
  const database = await createTestDatabase(options.template);
  closers.push(database.drop);
  const databaseUrl = (await options.through?.(database.url)) ?? database.url;
  const composition = testComposition();
  const config = composition.loadConfig({
    // Specs place many orders from one address; what limits them has a spec of its own.
    ...{
      LIMIT_MAILS_PER_MAILBOX: '99999',
      LIMIT_ORDERS_PER_MAILBOX: '99999',
      LIMIT_ORDERS_PER_ADDRESS: '99999',
      LIMIT_ORDERS_PER_DEALER: '99999',
    },
    ...{ LIMIT_GUEST_ORDERS_PER_DEALER: '99999', LIMIT_UNPROVEN_ORDERS: '99999', LIMIT_ORDER_STARTS: '99999' },
    MODE: 'test',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    // The loop is shared with jest, whose compiling is no overload of the API, however long it takes.
    OVERLOAD_LOOP_DELAY_MS: '0',
    // A stalled machine is no frozen database.
    DATABASE_PATIENCE_MS: '60000',
    // An empty folder: tests must not use the checkout's own releases.
    RELEASES_DIR: 'tmp/no-releases',
    ...options.env,
  });
  const log = options.log ?? pino({ level: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
  const { db, pool, close } = openDatabase({ url: config.databaseUrl, poolSize: config.poolSize, log });
  closers.push(close);
  const jobsPool = openDatabase({ url: config.databaseUrl, poolSize: 2, log });
  closers.push(jobsPool.close);
  await options.prepare?.(db);
  const jobs = await createJobs({ pool: jobsPool.pool, log, definitions: composition.jobs });
  closers.push(jobs.stop);
  const limits = createFailureLimits(config.limits);
  const preset = composition.presetServices(config, { jobs, limits });
  const services = { ...preset, ...(await options.services?.(preset, db, database.url)) };
  let now = TEST_NOW;
  const dependencies: JobDependencies = { db, services, clock: () => now, random: () => 0.5, log };
  const app = await composition.buildApp({
    ...dependencies,
    config,
    pool,
    ...(options.handlers && { handlers: options.handlers }),
  });
  closers.push(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    ...{ app, db, databaseUrl: database.url, port, services },
    visitor: (countryId = 1) => new TestClient(port, countryId),
    visitorWithCsrf: async (countryId = 1) => {
      const client = new TestClient(port, countryId);
      await client.call(CALLS.renewSession);
      return client;
    },
    setNow: (next) => {
      now = next;
    },
    runJobs: () => jobs.runWaiting(dependencies),
  };
}

/** An API with its own database that listens on a free port. Jobs run only on demand. Close it in afterAll. */
export async function startApi(options: TestApiOptions = {}): Promise<TestApi> {
  const closers: (() => Promise<unknown>)[] = [];
  try {
    return { ...(await open(options, closers)), close: () => closeAll(closers) };
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

/** `startApi` for a whole spec file: started before its tests, closed after. Read the API inside tests only. */
export function withApi(options: TestApiOptions = {}): () => TestApi {
  let api: TestApi | undefined;
  beforeAll(async () => {
    api = await startApi(options);
  }, 120_000);
  afterAll(async () => {
    await api?.close();
  });
  return () => {
    if (!api) throw new Error('the API of this spec has not started');
    return api;
  };
}
