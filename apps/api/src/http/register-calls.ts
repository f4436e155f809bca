import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { callerOf } from '../identity/caller';
import { checkAccess, checkCsrf } from './check-access';
import { checkAnswer } from './check-answer';
import { cookiesOf } from './cookies';
import type { CallContext, Handler } from './define-handler';
import { problem } from './problem';
import { ReadyAnswer } from './ready-answer';
import type { Services } from './services';
import { siteOfRequest } from './site-of-request';

export interface CallSurroundings {
  readonly db: Database;
  readonly clock: () => Date;
  readonly random: () => number;
  readonly services: Services;
}

/** Bodies above it are 413, where the call names no limit of its own. */
const BODY_LIMIT_BYTES = 1024 * 1024;

async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, clock, random, services }: CallSurroundings,
): Promise<CallContext> {
  const countryId = siteOfRequest(request, { production: services.config.mode === 'production' });
  if (countryId === undefined) throw problem('BAD_REQUEST', { status: 421 });
  return {
    db,
    clock,
    random,
    services,
    log: request.log,
    requestId: request.id,
    countryId,
    user: await callerOf(request, services, clock()),
    cookies: cookiesOf(request, reply),
    ip: request.ip,
  };
}

async function answerCall(
  { call, answer }: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  surroundings: CallSurroundings,
): Promise<FastifyReply> {
  const { config } = surroundings.services;
  checkCsrf(call, request, config.secrets.csrf);
  const context = await contextOf(request, reply, surroundings);
  checkAccess(call, context.user);
  const answered = await answer(request, context);
  const isReady = answered instanceof ReadyAnswer;
  const json = isReady ? answered.json : JSON.stringify(answered);
  if (config.checksAnswers) checkAnswer(call, isReady ? JSON.parse(`${json}`) : answered);
  if (isReady) reply.raw.once('finish', answered.release);
  reply.header('cache-control', call.cacheSeconds ? `private, max-age=${call.cacheSeconds}` : 'no-store');
  return reply.header('content-type', 'application/json; charset=utf-8').send(json);
}

/** One route a handler: CSRF, identity and access first, then the request's schemas, then the rule. */
export function registerCalls(
  app: FastifyInstance,
  handlers: readonly Handler[],
  surroundings: CallSurroundings,
): void {
  for (const handler of handlers) {
    app.route({
      method: handler.call.method,
      url: handler.call.path,
      bodyLimit: handler.call.bodyLimitBytes ?? BODY_LIMIT_BYTES,
      config: { callId: handler.call.id },
      handler: (request, reply) => answerCall(handler, request, reply, surroundings),
    });
  }
}
