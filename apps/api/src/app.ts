import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from './config';
import type { Database } from './database/database';
import { ALL_HANDLERS } from './http/all-handlers';
import { answerRawError } from './http/answer-raw-error';
import type { Handler } from './http/define-handler';
import { problem } from './http/problem';
import { registerCalls } from './http/register-calls';
import { sendProblem } from './http/send-problem';
import type { Services } from './http/services';

export interface AppParts {
  readonly config: Config;
  readonly db: Database;
  /** Of `db`; for readiness and metrics. */
  readonly pool: Pool;
  readonly services: Services;
  readonly clock: () => Date;
  readonly random: () => number;
  readonly log: FastifyBaseLogger;
  /** All of them unless a test brings its own. */
  readonly handlers?: readonly Handler[];
}

/** A request id from the shell is kept, so that one id names a visitor's request in both logs. */
function requestIdOf(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** The API as a Fastify instance that does not listen yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    trustProxy: parts.config.trustedProxies,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void sendProblem(error, request, reply),
    clientErrorHandler: answerRawError,
  });
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) => sendProblem(problem('NOT_FOUND'), request, reply));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  });
  registerCalls(app, parts.handlers ?? ALL_HANDLERS, parts);
  return app;
}
