export interface SystemPlaces {
  readonly shellPort: number;
  readonly apiPort: number;
  readonly databaseUrl: string;
  /** Files and secrets. */
  readonly dataDir: string;
  readonly releasesDir: string;
  /** Addresses of the mock services, by variable. */
  readonly services: Readonly<Record<string, string>>;
}

/** What API and shell of a test's system read: a demo, without the limits that only tests of one machine reach. */
export const systemEnvironment = (places: SystemPlaces): NodeJS.ProcessEnv => ({
  ...process.env,
  MODE: 'demo',
  LOG_LEVEL: 'error',
  PORT: String(places.shellPort),
  API_PORT: String(places.apiPort),
  API_URL: `http://127.0.0.1:${places.apiPort}`,
  DATABASE_URL: places.databaseUrl,
  DATA_DIR: places.dataDir,
  RELEASES_DIR: places.releasesDir,
  ...places.services,
  // The provider's silence in one test is no outage in the next, which the worker runs on the same system.
  RATEPAY_OUTAGE_MS: '0',
  // All visitors of the tests come from one address.
  LIMIT_MAILS_PER_ADDRESS: '1000',
  LIMIT_MAILS_PER_MAILBOX: '1000',
  LIMIT_ORDERS_PER_MAILBOX: '1000',
  LIMIT_ORDERS_PER_ADDRESS: '1000',
  LIMIT_ORDERS_PER_DEALER: '1000',
  LIMIT_GUEST_ORDERS_PER_DEALER: '1000',
  LIMIT_ORDER_STARTS: '10000',
  // A busy machine is no overloaded API; what overload does has tests of its own.
  OVERLOAD_LOOP_DELAY_MS: '0',
  API_PATIENCE_MS: '10000',
  DATABASE_PATIENCE_MS: '10000',
  // Nor a service that is away: the rating's absence would be remembered for a minute, and a payment refused.
  TRUSTED_SHOPS_TIMEOUT_MS: '10000',
  WAERMEPARTNER_TIMEOUT_MS: '10000',
  RATEPAY_TIMEOUT_MS: '6000',
});
