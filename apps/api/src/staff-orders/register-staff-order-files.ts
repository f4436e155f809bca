import { hasAnyRole, ROLES, type User } from '@heizplatz/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { insertAuditLine } from '../audit/audit-repository';
import { sendFile, type SentFile } from '../files/send-file';
import { problem } from '../http/problem';
import type { CallSurroundings } from '../http/register-calls';
import { callerOf } from '../identity/caller';
import { findLiveCaller } from '../identity/live-login';
import { findDocument } from '../orders/document-repository';
import { orderOf, type Order } from '../orders/order';
import { orderPapers } from '../orders/order-documents';
import { findOrder } from '../orders/order-repository';
import { findSeller } from '../orders/seller-repository';

const UUID = v.pipe(v.string(), v.uuid());
const Params = v.object({ orderId: UUID, documentId: v.pipe(v.string(), v.maxLength(64)) });
/** Who reads an order reads its papers. */
const READERS = [ROLES.customerSupport, ROLES.dealerSupport, ROLES.financial, ROLES.admin];

async function readerOf(request: FastifyRequest, { db, services, clock }: CallSurroundings): Promise<User> {
  const holder = await callerOf(request, services, clock());
  const live = holder && (await findLiveCaller(db, holder, clock()));
  if (!live || live.actor) throw problem('UNAUTHENTICATED');
  if (!hasAnyRole(live.user, READERS)) throw problem('FORBIDDEN');
  return live.user;
}

/** A paper that is drawn, or an uploaded one of this order; NOT_FOUND for every other. */
async function fileOf(order: Order, documentId: string, { db, services }: CallSurroundings): Promise<SentFile> {
  const paper = orderPapers(order, await findSeller(db, order.dealerId)).find(({ id }) => id === documentId);
  if (paper) return { name: paper.name, contentType: 'application/pdf', bytes: await paper.render() };
  const row = v.is(UUID, documentId) ? await findDocument(db, order.id, documentId) : undefined;
  const bytes = row && (await services.files.read(row.storageKey));
  if (!row || !bytes) throw problem('NOT_FOUND');
  return { name: row.name, contentType: row.contentType, bytes };
}

/** Papers of an order for staff: a raw route, since a file is no JSON. Each reading stands in the audit log. */
export function registerStaffOrderFiles(app: FastifyInstance, surroundings: CallSurroundings): void {
  const { db, clock } = surroundings;
  app.get('/api/support/orders/:orderId/documents/:documentId', async (request, reply) => {
    const reader = await readerOf(request, surroundings);
    const params = v.safeParse(Params, request.params);
    const row = params.success ? await findOrder(db, params.output.orderId) : undefined;
    if (!params.success || !row) throw problem('NOT_FOUND');
    const order = orderOf(row);
    const file = await fileOf(order, params.output.documentId, surroundings);
    await insertAuditLine(db, {
      ...{ actorId: reader.id, actorName: `${reader.firstName} ${reader.lastName}`.trim() },
      ...{ at: clock(), requestId: request.id, countryId: order.countryId, ip: request.ip },
      ...{ callId: 'staffOrderFile', request: { params: params.output } },
    });
    return sendFile(reply, file);
  });
}
