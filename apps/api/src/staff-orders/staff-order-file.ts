import { Readable } from 'node:stream';
import { CALLS } from '@heizplatz/contract';
import * as v from 'valibot';
import { insertAuditLine } from '../audit/audit-repository';
import { defineHandler, type CallContext } from '../http/define-handler';
import { problem } from '../http/problem';
import { StreamAnswer } from '../http/stream-answer';
import { findDocument } from '../orders/document-repository';
import { orderOf, type Order } from '../orders/order';
import { orderPapers } from '../orders/order-documents';
import { findOrder } from '../orders/order-repository';
import { findSeller } from '../orders/seller-repository';

const UUID = v.pipe(v.string(), v.uuid());

const fileOf = (bytes: Buffer, name: string, contentType: string): StreamAnswer =>
  new StreamAnswer(Readable.from([bytes]), { contentType, fileName: name });

/** A paper that is drawn, or an uploaded one of this order; NOT_FOUND for every other. */
async function paperOf(order: Order, documentId: string, { db, services }: CallContext): Promise<StreamAnswer> {
  const paper = orderPapers(order, await findSeller(db, order.dealerId)).find(({ id }) => id === documentId);
  if (paper) return fileOf(await paper.render(), paper.name, 'application/pdf');
  const row = v.is(UUID, documentId) ? await findDocument(db, order.id, documentId) : undefined;
  const bytes = row && (await services.files.read(row.storageKey));
  if (!row || !bytes) throw problem('NOT_FOUND');
  return fileOf(bytes, row.name, row.contentType);
}

/** Papers hold a customer's own words and pictures: each reading stands in the audit log. */
export const answerStaffOrderFile = defineHandler(CALLS.staffOrderFile, async ({ params }, context) => {
  const { db, clock, user, requestId, ip } = context;
  if (!user) throw problem('UNAUTHENTICATED');
  const row = v.is(UUID, params.orderId) ? await findOrder(db, params.orderId) : undefined;
  if (!row) throw problem('NOT_FOUND');
  const order = orderOf(row);
  const paper = await paperOf(order, params.documentId, context);
  await insertAuditLine(db, {
    ...{ actorId: user.id, actorName: `${user.firstName} ${user.lastName}`.trim(), forUserId: order.userId },
    ...{ at: clock(), requestId, countryId: order.countryId, ip, callId: CALLS.staffOrderFile.id, request: { params } },
  });
  return paper;
});
