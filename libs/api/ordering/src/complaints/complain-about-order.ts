import {
  type CallContext,
  composeMail,
  type Config,
  type Database,
  defineHandler,
  storeUpload,
  type MailAttachment,
  type MailBlock,
  PICTURES,
  type ReceivedFile,
  receiveFile,
  typed,
  uploadKey,
} from '@heizplatz/api-platform';
import { CALLS, type CallRequest, type UploadedFile } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import { customerCommand, type CustomerExecution } from '../commands/customer-command';
import { checkDocumentRoom } from '../order-documents/check-document-room';
import { findDocuments, insertDocument } from '../order-documents/document-repository';
import { findOwnOrder } from '../order/open-order';
import type { Order } from '../order/order';
import { findEvents } from '../order/order-repository';
import { isAllowed } from '../commands/allowed-actions';
import { orderConflict } from '../commands/record-change';
import type { Seller } from '../order/seller-repository';
import { STATE_LABELS } from '../order-view/wording';
import { getImpersonator } from '../commands/get-impersonator';
import { insertComplaint } from './complaint-repository';
import { complaintKindRow, typedLines } from './complaint-labels';
import { COMPLAINT_COMMANDS } from './complaint-commands';
import { DUPLICATE_MS } from './execute-complaint-command';

async function isAlreadyAnnounced(tx: Database, { id }: Order, text: string, now: Date): Promise<boolean> {
  const events = await findEvents(tx, id);
  const since = now.getTime() - DUPLICATE_MS;
  return events.some(({ kind, note, at }) => kind === 'complaint' && note === text && at.getTime() > since);
}

const attached = ({ name, contentType, bytes }: ReceivedFile): MailAttachment => ({
  fileName: name,
  contentType,
  content: bytes,
});

/** Whom to call: our people have no page of the order. */
function supportRows({ deliveryAddresses, email, state }: Order, { company, phone, email: dealerEmail }: Seller) {
  const { FirstName, LastName, Phone } = deliveryAddresses[0].Address;
  return [
    { label: 'Kunde', value: `${FirstName} ${LastName}, ${email}, Telefon ${Phone}` },
    { label: 'Händler', value: `${company}, ${dealerEmail}, Telefon ${phone}` },
    { label: 'Stand', value: STATE_LABELS[state] },
  ];
}

type Body = CallRequest<typeof CALLS.complainAboutOrder>['body'];

function complaintAction({ Kind, Text: text }: Body, picture: ReceivedFile | null, config: Config): CustomerExecution {
  const attachments = picture ? [attached(picture)] : [];
  const blocks: MailBlock[] = [
    complaintKindRow(Kind),
    typedLines(text),
    ...(picture ? [{ kind: 'text', text: typed(`Dazu gehört ein Bild: ${picture.name}`) } as const] : []),
  ];
  return {
    command: 'complainAboutOrder',
    note: text,
    mails: {
      customer: (_, { seller }) => ({
        kind: 'order-complaint',
        subject: 'Ihre Reklamation ist eingegangen',
        blocks: [
          { kind: 'text', text: `Ihre Reklamation ging an ${seller.company} und an unseren Kundendienst:` },
          ...blocks,
          { kind: 'note', text: 'Der Händler antwortet Ihnen. Ihre gesetzlichen Rechte bleiben davon unberührt.' },
        ],
      }),
      dealer: () => ({
        kind: 'dealer-complaint',
        subject: 'Reklamation',
        blocks: [
          { kind: 'text', text: 'Der Kunde reklamiert:' },
          ...blocks,
          {
            kind: 'note',
            text: 'Bitte antworten Sie auf der Seite der Bestellung: Der Kunde liest Ihre Antwort dort und bekommt sie per E-Mail.',
          },
        ],
        attachments,
      }),
      support: (order, { seller }) =>
        composeMail({
          config,
          site: siteById(order.countryId),
          kind: 'support-complaint',
          orderId: order.id,
          to: config.supportMail,
          replyTo: order.email,
          subject: `Reklamation (Bestellung ${order.number}, ${seller.company})`,
          blocks: [...blocks, { kind: 'rows', rows: supportRows(order, seller) }],
          attachments,
        }),
    },
  };
}

type Picture = ReceivedFile & { readonly storageKey: string };

async function insertPicture(tx: Database, order: Order, picture: Picture, at: Date): Promise<void> {
  checkDocumentRoom(await findDocuments(tx, order.id), 'customer');
  const { name, contentType, bytes, storageKey } = picture;
  const stored = { orderId: order.id, kind: 'complaint', name, contentType, storageKey, bytes: bytes.length };
  await insertDocument(tx, { ...stored, uploadedBy: 'customer', at });
}

function complain(body: Body, picture: Picture | null, context: CallContext): Promise<{ success: boolean }> {
  return customerCommand(body, context, async (tx, order) => {
    checkComplainable(order, context.clock());
    const at = context.clock();
    if (await isAlreadyAnnounced(tx, order, body.Text, at)) return null;
    if (picture) await insertPicture(tx, order, picture, at);
    const author = getImpersonator(context, order).kind === 'staff' ? 'staff' : 'customer';
    const { to: state } = COMPLAINT_COMMANDS.complainAboutOrder;
    const complaint = { orderId: order.id, kind: body.Kind, state, openedAt: at };
    await insertComplaint(tx, complaint, { author, text: body.Text, at });
    return complaintAction(body, picture, context.services.config);
  });
}

function checkComplainable(order: Order, now: Date): void {
  if (!isAllowed('complainAboutOrder', order, now)) throw orderConflict(order.state);
}

/**
 * Sends text and picture to dealer and support, and stores them with the order. CONFLICT before anything was
 * delivered or failed, or with too many pictures.
 */
export const complainAboutOrder = defineHandler(CALLS.complainAboutOrder, async ({ body }, context) => {
  // Whose order it is comes first: strangers learn nothing of what a file is taken for.
  const order = await findOwnOrder(context.db, body, context);
  if (!body.Picture) return complain(body, null, context);
  const file = await receivePicture(body.Picture, order, context);
  const storageKey = uploadKey(`orders/${order.id}`, file.hash);
  return storeUpload(context, { key: storageKey, bytes: file.bytes }, () =>
    complain(body, { ...file, storageKey }, context),
  );
});

/** Its state and room are asked before the picture is looked into, and again under the order's lock. */
const receivePicture = (picture: UploadedFile, order: Order, context: CallContext): Promise<ReceivedFile> =>
  receiveFile(
    picture,
    {
      path: 'body.Picture.ContentBase64',
      kinds: PICTURES,
      wrongKind: { code: 'FILE_TYPE', detail: 'Bitte wählen Sie ein Bild (PNG, JPEG, WebP).' },
      target: `order ${order.id} of the customer`,
      check: async () => {
        checkComplainable(order, context.clock());
        checkDocumentRoom(await findDocuments(context.db, order.id), 'customer');
      },
    },
    context,
  );
