import { randomUUID } from 'node:crypto';
import { type ErrorReports, NO_ERROR_REPORTS, reportingHooks } from '@heizplatz/error-report';
import fastifyCompress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { loadMessages } from '../app/shell-messages';
import { registerApiProxy } from './api-proxy';
import type { ShellConfig } from './config';
import { registerHealth } from './health';
import { registerPages } from './register-pages';
import { openReleaseRegistry } from './release-registry';
import { openServerRemotes } from './server-remotes';
import { registerStaticFiles } from './static-files';
import { readShellAssets } from './shell-assets';

/** One origin: documents, files, /api, /session and health. */
export async function createShellServer(
  config: ShellConfig,
  reports: ErrorReports = NO_ERROR_REPORTS,
): Promise<FastifyInstance> {
  const server = fastify({
    logger: {
      level: config.logLevel,
      hooks: reportingHooks(reports),
      redact: ['req.headers.cookie', 'req.headers.authorization'],
    },
    disableRequestLogging: true,
    trustProxy: config.isProduction,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  const registry = openReleaseRegistry(config.releasesDir, server.log);
  const assets = readShellAssets(config.shellDir);
  await server.register(fastifyCompress, { encodings: ['br', 'gzip'], threshold: 1024 });
  registerHealth(server, registry);
  await registerStaticFiles(server, { assets, registry });
  await registerApiProxy(server, config);
  registerPages(server, { config, assets, registry, loadRemote: openServerRemotes(registry), loadMessages });
  return server;
}
