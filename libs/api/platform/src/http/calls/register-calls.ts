import { isStaff } from '@heizplatz/identity';
import { type Call, isRevalidated, parseReleaseName, RELEASE_HEADER } from '@heizplatz/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAuditNotes } from '../../audit/audit-notes';
import { isPersonalRead } from '../../audit/audited-calls';
import { createAudit, type UnderAudit } from '../../audit/with-audit-log';
import { cachedResponse, isCached } from '../../cache/cached-response';
import '../fastify-config';
import { checkImpersonation } from '../access/refused-while-impersonating';
import type { CallDependencies } from './call-dependencies';
import type { Callers } from '../access/callers';
import type { ReadReplica } from '../../database/replica/read-replica';
import { answerFromReplica } from './answer-from-replica';
import { BODY_LIMIT_BYTES } from '../limits/body-limit';
import { checkAccess, checkCsrf } from '../access/check-access';
import { checkResponse } from './check-response';
import { getCookies } from '../access/cookies';
import { getScopedDatabase } from '../access/country-scope';
import type { CallContext, Handler } from './define-handler';
import { problem } from '../problems/problem';
import { sendRevalidated } from './send-revalidated';
import { SerializedResponse } from './serialized-response';
import { getRequestSite } from '../get-request-site';
import { sendStream, StreamResponse } from './stream-response';

export interface CallParts extends CallDependencies {
  readonly callers: Callers;
  readonly replica?: ReadReplica;
}

const ANONYMOUS = { user: null, familyId: null, actor: null, countries: null };

/**
 * Queries the database only where it matters: not for public requests that return no personal data, where the token's
 * claims suffice.
 */
async function authenticate(call: Call, request: FastifyRequest, callers: Callers) {
  const holder = await callers.getHolder(request);
  if (!holder) return ANONYMOUS;
  const isRequested =
    call.access.kind !== 'anyone' ||
    call.csrf ||
    isPersonalRead(call) ||
    holder.actingUserId !== null ||
    isStaff(holder.user);
  if (!isRequested) return { ...ANONYMOUS, user: holder.user, familyId: holder.familyId };
  return (await callers.findLive(holder)) ?? ANONYMOUS;
}

async function getContext(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: CallParts,
): Promise<CallContext> {
  const { db, clock, random, services, callers } = dependencies;
  const countryId = getRequestSite(request, services.config);
  if (countryId === undefined) throw problem('BAD_REQUEST', { status: 421 });
  return {
    db,
    clock,
    random,
    services,
    log: request.log,
    requestId: request.id,
    countryId,
    ...(call.access.kind === 'dealer-key' ? ANONYMOUS : await authenticate(call, request, callers)),
    dealerKey: call.access.kind === 'dealer-key' ? await callers.getDealerByKey(request) : null,
    audit: createAuditNotes(),
    cookies: getCookies(request, reply),
    ip: request.ip,
    release: parseReleaseName(request.headers[RELEASE_HEADER]?.toString()),
  };
}

async function handleCall(
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: CallParts & { readonly withAuditLog: UnderAudit },
): Promise<FastifyReply> {
  const { withAuditLog } = dependencies;
  const { call } = handler;
  const { config } = dependencies.services;
  checkCsrf(call, request, config.secrets.csrf);
  const context = await getContext(call, request, reply, dependencies);
  const answered = await withAuditLog(call, request, context, async () => {
    checkAccess(call, context);
    checkImpersonation(call, request.body, context);
    const db = getScopedDatabase(call, request, context);
    // A replica has no pools for scopes.
    const scoped = db ? { ...context, db } : context;
    const allowed = db ? { ...handler, readsFromReplica: false } : handler;
    return answerFromReplica(allowed, scoped, dependencies.replica, async (reading) =>
      isCached(call) ? cachedResponse(handler, request, reading) : handler.answer(request, reading),
    );
  });
  if (answered instanceof StreamResponse) return sendStream(reply, answered);
  const isReady = answered instanceof SerializedResponse;
  const json = isReady ? answered.json : JSON.stringify(answered);
  if (config.checksAnswers) checkResponse(call, isReady ? JSON.parse(`${json}`) : answered);
  if (isReady && answered.fileName) reply.header('content-disposition', `attachment; filename="${answered.fileName}"`);
  // What is not there may be there in a moment.
  const isStored = Boolean(call.cacheSeconds) && answered !== null;
  if (isStored && isRevalidated(call)) return sendRevalidated(request, reply, json);
  reply.header('cache-control', isStored ? `private, max-age=${call.cacheSeconds}` : 'no-store');
  return reply.header('content-type', 'application/json; charset=utf-8').send(json);
}

/** One route a handler: CSRF, identity, audit line and access first, then the request's schemas, then the rule. */
export function registerCalls(app: FastifyInstance, handlers: readonly Handler[], dependencies: CallParts): void {
  const withAudit = { ...dependencies, withAuditLog: createAudit() };
  app.addHook('onClose', () => dependencies.services.scopedDatabases.close());
  app.addHook('onClose', () => dependencies.services.fileInspector.close());
  for (const handler of handlers) {
    app.route({
      method: handler.call.method,
      url: handler.call.path,
      bodyLimit: handler.call.bodyLimitBytes ?? BODY_LIMIT_BYTES,
      config: { callId: handler.call.id },
      handler: (request, reply) => handleCall(handler, request, reply, withAudit),
    });
  }
}
