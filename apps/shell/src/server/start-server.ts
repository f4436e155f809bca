import { createErrorReports } from '@heizplatz/error-report';
import { drainProcess, startTracing } from '@heizplatz/telemetry';
import { createShellServer } from './create-shell-server';
import { readConfig } from './config';
import { listen } from './listen';

/** Starts the shell, and drains it when it is to end. */
export async function startServer(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfig(environment);
  const environmentName = config.isProduction ? 'production' : config.isDemo ? 'demo' : 'development';
  const reports = await createErrorReports({ dsn: config.sentryDsn, app: 'shell', environment: environmentName });
  const tracing = await startTracing({ endpoint: config.tracesEndpoint, service: 'shell' });
  const server = await createShellServer(config, reports);
  await listen(server, config);
  // Only from here on: what fails before it ends the start.
  drainProcess({ log: server.log, steps: [() => server.close(), () => reports.close(), () => tracing.close()] });
  process.send?.({ kind: 'listening' });
}
