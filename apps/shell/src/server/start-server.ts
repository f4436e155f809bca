import { createErrorReports } from '@heizplatz/error-report';
import { startTracing } from '@heizplatz/telemetry';
import { createShellServer } from './create-shell-server';
import { readConfig } from './config';
import { listen } from './listen';
import { logStrays } from './log-strays';

/** Starts the shell and drains it on SIGTERM and SIGINT. */
export async function startServer(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfig(environment);
  const environmentName = config.isProduction ? 'production' : config.isDemo ? 'demo' : 'development';
  const reports = await createErrorReports({ dsn: config.sentryDsn, app: 'shell', environment: environmentName });
  const tracing = await startTracing({ endpoint: config.tracesEndpoint, service: 'shell' });
  const server = await createShellServer(config, reports);
  await listen(server, config);
  // Only from here on: what fails before it ends the start.
  logStrays(server.log);
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void server
      .close()
      .then(() => reports.close())
      .then(() => tracing.close())
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.on('disconnect', stop);
  process.send?.({ kind: 'listening' });
}
