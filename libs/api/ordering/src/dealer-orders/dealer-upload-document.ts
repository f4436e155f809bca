import {
  type CallContext,
  defineHandler,
  isSameContent,
  PICTURES_AND_PDF,
  storeUpload,
  type ReceivedFile,
  receiveFile,
  uploadKey,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { checkDocumentRoom } from '../order-documents/check-document-room';
import { findDocuments, insertDocument } from '../order-documents/document-repository';
import { findDealerOrder } from '../order/open-order';
import type { Order } from '../order/order';
import { isAllowed } from '../commands/allowed-actions';
import { orderConflict } from '../commands/record-change';
import { dealerCommand, type DealerDecision, type DealerExecution, type DealerOutcome } from './dealer-command';
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
 * Stores the document and mails it to the customer; `run` executes what is decided under the order's lock. The same
 * content sent twice is stored once. CONFLICT where the order takes none, TOO_LARGE above 5 MB, VALIDATION if it is
 * neither a picture nor a PDF.
 */
export async function uploadForOrder<T>(
  { order, Kind, File }: Pick<Body, 'Kind' | 'File'> & { readonly order: Order },
  context: CallContext,
  run: (decide: (decision: DealerDecision) => DealerOutcome) => Promise<T>,
): Promise<T> {
  const { db, clock } = context;
  const paper = await receiveFile(
    File,
    {
      path: 'body.File.ContentBase64',
      kinds: PICTURES_AND_PDF,
      wrongKind: { code: 'FILE_TYPE', detail: 'Bitte wählen Sie ein Bild (PNG, JPEG, WebP) oder ein PDF.' },
      target: `order ${order.id} of the dealer`,
      check: async () => {
        if (!isAllowed('dealerUploadDocument', order, clock())) throw orderConflict(order.state);
        // Before the file is looked into, and again under the lock.
        checkDocumentRoom(await findDocuments(db, order.id), 'dealer');
      },
    },
    context,
  );
  const key = uploadKey(`orders/${order.id}`, paper.hash);
  return storeUpload(context, { key, bytes: paper.bytes }, () =>
    run(async ({ order: locked, tx }) => {
      const papers = await findDocuments(tx, locked.id);
      const isKnown = papers.some(({ storageKey, kind }) => isSameContent(storageKey, key) && kind === Kind);
      if (isKnown) return null;
      checkDocumentRoom(papers, 'dealer');
      return uploadAction(locked, Kind, { ...paper, key }, clock());
    }),
  );
}

export const dealerUploadDocument = defineHandler(CALLS.dealerUploadDocument, async ({ body }, context) => {
  const order = await findDealerOrder(context.db, body, context);
  return uploadForOrder({ ...body, order }, context, (decide) => dealerCommand(body, context, decide));
});
