import {
  defineHandler,
  isSameContent,
  storeUpload,
  type ReceivedFile,
  receivedFile,
  uploadKey,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { checkDocumentRoom } from '../order-documents/check-document-room';
import { findDocuments, insertDocument } from '../order-documents/document-repository';
import { findDealerOrder } from '../order/open-order';
import type { Order } from '../order/order';
import { isAllowed } from '../commands/allowed-actions';
import { orderConflict } from '../commands/record-change';
import { dealerCommand, type DealerExecution } from './dealer-command';
import { DOCUMENT_NAMES } from './document-names';

type Body = CallRequest<typeof CALLS.dealerUploadDocument>['body'];

function uploadAction(
  order: Order,
  kind: Body['Kind'],
  paper: ReceivedFile & { key: string },
  now: Date,
): DealerExecution {
  const { name, contentType, bytes, key } = paper;
  const term = DOCUMENT_NAMES[kind];
  const isOther = kind === 'other';
  return {
    command: 'dealerUploadDocument',
    note: `${term}: ${name}`,
    write: async (tx) => {
      const stored = { orderId: order.id, kind, name, contentType, storageKey: key, bytes: bytes.length };
      await insertDocument(tx, { ...stored, uploadedBy: 'dealer', at: now });
    },
    mails: {
      customer: (_, { seller }) => ({
        kind: 'order-document',
        subject: isOther ? 'Neue Unterlage' : `Neue Unterlage: ${term}`,
        blocks: [
          {
            kind: 'text',
            text: `${seller.company} hat Ihnen eine Unterlage geschickt: ${isOther ? name : `${term} (${name})`}. Sie liegt bei.`,
          },
        ],
        attachments: [{ fileName: name, contentType, content: bytes }],
      }),
    },
  };
}

/**
 * Stores the document and mails it to the customer. The same content sent twice is stored once. TOO_LARGE above 5 MB,
 * VALIDATION if it is neither a picture nor a PDF.
 */
export const dealerUploadDocument = defineHandler(CALLS.dealerUploadDocument, async ({ body }, context) => {
  const { db, clock } = context;
  const order = await findDealerOrder(db, body, context);
  if (!isAllowed('dealerUploadDocument', order, clock())) throw orderConflict(order.state);
  const paper = await receivedFile(body.File, 'body.File');
  const key = uploadKey(`orders/${order.id}`, paper.hash);
  // Before the bytes are written, and again under the lock.
  checkDocumentRoom(await findDocuments(db, order.id), 'dealer');
  return storeUpload(context, { key, bytes: paper.bytes }, () =>
    dealerCommand(body, context, async (locked, tx) => {
      const papers = await findDocuments(tx, locked.id);
      const isKnown = papers.some(({ storageKey, kind }) => isSameContent(storageKey, key) && kind === body.Kind);
      if (isKnown) return null;
      checkDocumentRoom(papers, 'dealer');
      return uploadAction(locked, body.Kind, { ...paper, key }, clock());
    }),
  );
});
