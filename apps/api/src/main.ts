import { ConfigError } from './config-error';
import { runApi } from './process/run-api';

runApi(process.env).then(
  // Whoever forked this process learns that it listens.
  () => process.send?.({ kind: 'listening' }),
  (error: unknown) => {
    console.error(error instanceof ConfigError ? `Wrong configuration: ${error.message}` : error);
    process.exit(error instanceof ConfigError ? 2 : 1);
  },
);
