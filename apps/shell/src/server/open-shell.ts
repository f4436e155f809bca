import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorReports } from '@heizplatz/error-report';
import { CLOSING, openServer, refuseConnection } from '@heizplatz/http-server';
import { logOptions } from '@heizplatz/telemetry';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { rawDocument } from './api-proxy/shell-problem';
import type { ShellConfig } from './config';
import { decodableUrl } from './documents/decodable-url';
import type { ServeCachedPage } from './page-cache/serve-cached-page';

type ServerConfig = Pick<ShellConfig, 'http' | 'logLevel' | 'trustedProxies'>;

/** The server without anything that it serves. `serveCachedPage` is asked before Fastify is. */
export const openShell = (
  config: ServerConfig,
  serveCachedPage: ServeCachedPage,
  reports: ErrorReports,
): FastifyInstance =>
  fastify({
    serverFactory: (handler) =>
      openServer(config.http, (request, response) => {
        if (!serveCachedPage(request, response)) handler(request, response);
      }),
    logger: logOptions({ service: 'shell', level: config.logLevel }, reports),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies,
    ...CLOSING,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    clientErrorHandler: (error: Error, socket: Socket) => refuseConnection(error, socket, rawDocument),
  });
