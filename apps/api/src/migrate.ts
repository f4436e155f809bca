import { ConfigError } from '@heizplatz/api-platform';
import { createLog } from '@heizplatz/telemetry';
import { loadConfig } from './process/load-config';
import { prepareDatabase } from './process/prepare-database';

/** `npm run migrate`: brings schema and reference data up to date; the step before an API of a new version starts. */
async function migrate(): Promise<void> {
  const config = loadConfig(process.env);
  await prepareDatabase(config, new Date(), createLog({ service: 'api', level: config.logLevel }));
  console.log('The database is up to date.');
}

migrate().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? `Wrong configuration: ${error.message}` : error);
  process.exitCode = error instanceof ConfigError ? 2 : 1;
});
