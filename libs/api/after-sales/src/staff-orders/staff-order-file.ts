import { Readable } from 'node:stream';
import {
  findDocument,
  findOrder,
  findSeller,
  findUploadedTexts,
  type Order,
  getOrder,
  orderPapers,
} from '@heizplatz/api-ordering';
import { type CallContext, defineHandler, problem, StreamResponse } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import * as v from 'valibot';

const UUID = v.pipe(v.string(), v.uuid());

const getFile = (bytes: Buffer, name: string, contentType: string): StreamResponse =>
  new StreamResponse(Readable.from([bytes]), { contentType, fileName: name });

/** A document that is rendered, or an uploaded one of this order; NOT_FOUND for every other. */
async function getPaper(order: Order, documentId: string, { db, services }: CallContext): Promise<StreamResponse> {
  const { dealerId, placedAt: at } = order;
  const paper = orderPapers(order, await findSeller(db, dealerId)).find(({ id }) => id === documentId);
  if (paper) {
    const uploaded = await findUploadedTexts(db, services.files, { dealerId, at });
    return getFile(await paper.render(uploaded), paper.name, 'application/pdf');
  }
  const row = v.is(UUID, documentId) ? await findDocument(db, order.id, documentId) : undefined;
  const bytes = row && (await services.files.read(row.storageKey));
  if (!row || !bytes) throw problem('NOT_FOUND');
  return getFile(bytes, row.name, row.contentType);
}

/** Reading it stands in the audit log, as every file does. */
export const staffOrderFile = defineHandler(CALLS.staffOrderFile, async ({ params }, context) => {
  const row = v.is(UUID, params.orderId) ? await findOrder(context.db, params.orderId) : undefined;
  if (!row) throw problem('NOT_FOUND');
  return getPaper(getOrder(row), params.documentId, context);
});
