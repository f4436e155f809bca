import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * A process of Vendure, by the environment of `start-vendure.ts`: fills the database and ends, or serves and says so. Its
 * packages lie in the folder in which they were installed, so that their types are not known here.
 */
interface App {
  get<Service>(token: Token<Service>): Service;
}

/** Names a service; `service` stands for its type alone. */
interface Token<Service> {
  readonly service?: Service;
}

interface Core {
  readonly bootstrap: (config: object) => Promise<App>;
  readonly DefaultLogger: new (options: object) => unknown;
  readonly LogLevel: { readonly Error: number };
  readonly DefaultJobQueuePlugin: { init(options: object): unknown };
  readonly DefaultSearchPlugin: { init(options: object): unknown };
  readonly JobQueueService: Token<{ start(): Promise<void> }>;
  readonly RequestContextService: Token<{ create(options: object): Promise<unknown> }>;
  readonly SearchService: Token<{ reindex(context: unknown): Promise<unknown> }>;
  readonly dummyPaymentHandler: unknown;
}

interface Cli {
  readonly populate: (start: () => Promise<App>, data: object, csv: string) => Promise<App>;
}

const { VENDURE_DIR = '', VENDURE_PORT, VENDURE_GOODS, DATABASE_URL } = process.env;
const requireFromFolder = createRequire(join(VENDURE_DIR, 'package.json'));
const core = requireFromFolder('@vendure/core') as Core;

/** Its defaults, but for the search and the queue that its own documentation has production use. */
const config = {
  apiOptions: { hostname: '127.0.0.1', port: Number(VENDURE_PORT), adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: ['cookie'],
    superadminCredentials: { identifier: 'superadmin', password: 'of-a-bench' },
    cookieOptions: { secret: 'of-a-bench' },
  },
  dbConnectionOptions: { type: 'postgres', url: DATABASE_URL, synchronize: VENDURE_GOODS !== undefined },
  paymentOptions: { paymentMethodHandlers: [core.dummyPaymentHandler] },
  logger: new core.DefaultLogger({ level: core.LogLevel.Error }),
  plugins: [core.DefaultJobQueuePlugin.init({ pollInterval: 10 }), core.DefaultSearchPlugin.init({})],
};

const SHOP = {
  defaultLanguage: 'de',
  defaultZone: 'Europe',
  countries: [{ code: 'DE', name: 'Deutschland', zone: 'Europe' }],
  taxRates: [{ name: 'Standard', percentage: 7 }],
  shippingMethods: [{ name: 'Lieferung', price: 5000 }],
  paymentMethods: [
    {
      name: 'Rechnung',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
};

async function startWithJobs(): Promise<App> {
  const app = await core.bootstrap(config);
  await app.get(core.JobQueueService).start();
  return app;
}

// Its parent ended, in whatever way.
process.once('disconnect', () => process.exit());

if (VENDURE_GOODS === undefined) {
  await core.bootstrap(config);
  process.send?.('ready');
} else {
  const { populate } = requireFromFolder('@vendure/core/cli') as Cli;
  const app = await populate(startWithJobs, SHOP, VENDURE_GOODS);
  const context = await app.get(core.RequestContextService).create({ apiType: 'admin' });
  await app.get(core.SearchService).reindex(context);
  process.send?.('filled');
  // It serves until it is ended: the index of its search is written by jobs.
}
