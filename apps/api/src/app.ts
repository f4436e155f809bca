import { randomUUID } from 'node:crypto';
import { registerAdvertFiles } from '@heizplatz/api-advertising';
import { registerReleaseRegistry } from '@heizplatz/api-backoffice';
import { registerMedia } from '@heizplatz/api-content';
import { registerUnsubscribe } from '@heizplatz/api-customers';
import { registerDealerTerms, registerOrderFiles } from '@heizplatz/api-ordering';
import {
  admitMachines,
  sendRawError,
  type AppParts,
  loggedPath,
  refuseUnknown,
  refuseWhileSilent,
  registerBounces,
  registerCalls,
  registerDocs,
  registerFlushes,
  registerHealth,
  registerReleaseHealth,
  registerOutbox,
  registerOverload,
  registerReleasePointer,
  sendProblem,
  warmResponses,
  watchDatabase,
} from '@heizplatz/api-platform';
import { hasPriceBook } from '@heizplatz/api-pricing';
import { CLOSING, openServer } from '@heizplatz/http-server';
import { registerSpans } from '@heizplatz/telemetry';
import fastifyCookie from '@fastify/cookie';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { ALL_HANDLERS } from './registry/all-handlers';
import { getCallers } from './registry/get-callers';
import { subscribeModules } from './registry/subscriptions';

/** A request id sent by the shell is retained, so that both logs identify a visitor's request by the same id. */
function getRequestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const sentRequestId = request.headers['x-request-id'];
  return typeof sentRequestId === 'string' && /^[\w-]{8,64}$/.test(sentRequestId) ? sentRequestId : randomUUID();
}

/** A connection kept alive by a response sent during shutdown would delay the close until its idle timeout. */
function closeConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

/** Logs one line per response. */
function addHooks(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { config, url: route } = request.routeOptions;
    const { callId } = config;
    const path = loggedPath(request);
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ callId, method: request.method, route, path, status: reply.statusCode, ms }, 'answered');
  });
}

/** The API as a Fastify instance that does not listen yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, pool, services } = parts;
  subscribeModules();
  const callers = getCallers(parts);
  const app: FastifyInstance = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: getRequestId,
    trustProxy: config.trustedProxies,
    bodyLimit: 1024 * 1024,
    serverFactory: (handler) => openServer(config.http, handler),
    routerOptions: { maxParamLength: 500 },
    ...CLOSING,
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
    clientErrorHandler: sendRawError,
  });
  app.setErrorHandler(sendProblem);
  refuseUnknown(app);
  registerSpans(app, ({ routeOptions }) => routeOptions.config.callId ?? routeOptions.url ?? 'unknown');
  await app.register(fastifyCookie);
  addHooks(app);
  closeConnectionsWhenClosing(app);
  for (const warning of config.startWarnings) app.log.warn(warning);
  admitMachines(app, config);
  const door = await registerOverload(app, pool, config.overload);
  refuseWhileSilent(
    app,
    watchDatabase({ url: config.databaseUrl, patienceMs: config.databasePatienceMs, log: parts.log }),
  );
  registerHealth(app, {
    ...{ ...parts, door, isDraining: parts.isDraining ?? (() => false) },
    hasPriceBook: () => hasPriceBook(services),
  });
  await registerDocs(app, { services, callers });
  if (config.showsOutbox) registerOutbox(app, { db: parts.db, secrets: config.secrets });
  registerOrderFiles(app, parts);
  registerDealerTerms(app, parts);
  registerUnsubscribe(app, parts);
  registerBounces(app, parts);
  registerAdvertFiles(app, parts);
  registerMedia(app, parts);
  registerFlushes(app, services.cache);
  registerReleasePointer(app, parts);
  registerReleaseHealth(app, parts);
  registerReleaseRegistry(app, parts);
  warmResponses(app, services.cache);
  registerCalls(app, parts.handlers ?? ALL_HANDLERS, { ...parts, callers });
  return app;
}
