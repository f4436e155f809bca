import { ConfigError } from '@heizplatz/api-platform';
import { createBookWorker } from '@heizplatz/api-pricing';
import { loadConfig } from './process/load-config';

/** The price book's thread begins first: it gets ready on another core while this one loads everything else. */
async function start(): Promise<void> {
  const config = loadConfig(process.env);
  const { databaseUrl, creditCountries } = config;
  const bookWorker = createBookWorker({ databaseUrl, rules: { creditCountries } });
  bookWorker.start();
  const { runApi } = await import(/* webpackMode: "eager" */ './process/run-api');
  // Notifies the parent process that the API is listening.
  await runApi(config, bookWorker, () => process.send?.({ kind: 'listening' }));
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? `Wrong configuration: ${error.message}` : error);
  process.exit(error instanceof ConfigError ? 2 : 1);
});
