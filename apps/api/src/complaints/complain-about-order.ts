import { CALLS, type CallRequest } from '@heizplatz/contract';
import { siteById } from '@heizplatz/country';
import type { Database } from '../database/database';
import type { ReceivedFile } from '../files/received-file';
import { defineHandler, type CallContext } from '../http/define-handler';
import { checkDocumentRoom } from '../orders/check-document-room';
import { documentsOf, insertDocument } from '../orders/document-repository';
import { findOwnOrder } from '../orders/open-order';
import type { Order } from '../orders/order';
import { COMPLAINABLE_STATES } from '../orders/order-acts';
import { eventsOf } from '../orders/order-repository';
import { orderConflict } from '../orders/record-change';
import type { Seller } from '../orders/seller-repository';
import { STATE_WORDS } from '../orders/wording';
import { composeMail } from '../outbox/compose-mail';
import type { MailAttachment } from '../outbox/mail';
import type { MailBlock } from '../outbox/mail-block';
import { actingAuthor } from '../order-actions/acting-author';
import { actOnOrder, type CustomerAct } from '../order-actions/act-on-order';
import { insertComplaint } from './complaint-repository';
import { complaintKindRow, linesBlock } from './complaint-words';
import { DUPLICATE_MS } from './find-complaint';
import { complaintPicture } from './complaint-picture';

async function isToldAlready(tx: Database, { id }: Order, text: string, now: Date): Promise<boolean> {
  const events = await eventsOf(tx, id);
  const since = now.getTime() - DUPLICATE_MS;
  return events.some(({ kind, note, at }) => kind === 'complaint' && note === text && at.getTime() > since);
}

const attached = ({ name, contentType, bytes }: ReceivedFile): MailAttachment => ({
  fileName: name,
  contentType,
  contentBase64: bytes.toString('base64'),
});

/** Whom to call: our people have no page of the order. */
function supportRows({ deliveryAddresses, email, state }: Order, { company, phone, email: dealerEmail }: Seller) {
  const { FirstName, LastName, Phone } = deliveryAddresses[0].Address;
  return [
    { label: 'Kunde', value: `${FirstName} ${LastName}, ${email}, Telefon ${Phone}` },
    { label: 'Händler', value: `${company}, ${dealerEmail}, Telefon ${phone}` },
    { label: 'Stand', value: STATE_WORDS[state] },
  ];
}

type Body = CallRequest<typeof CALLS.complainAboutOrder>['body'];

function complaintAct({ Kind, Text: text }: Body, picture: ReceivedFile | null, supportAddress: string): CustomerAct {
  const attachments = picture ? [attached(picture)] : [];
  const said: MailBlock[] = [
    complaintKindRow(Kind),
    linesBlock(text),
    ...(picture ? [{ kind: 'text', text: `Dazu gehört ein Bild: ${picture.name}` } as const] : []),
  ];
  return {
    change: { kind: 'complaint', inStates: COMPLAINABLE_STATES, note: text },
    customerMail: (_, seller) => ({
      kind: 'order-complaint',
      subject: 'Ihre Reklamation ist eingegangen',
      blocks: [
        { kind: 'text', text: `Ihre Reklamation ging an ${seller.company} und an unseren Kundendienst:` },
        ...said,
        { kind: 'note', text: 'Der Händler antwortet Ihnen. Ihre gesetzlichen Rechte bleiben davon unberührt.' },
      ],
    }),
    dealerMail: () => ({
      kind: 'dealer-complaint',
      subject: 'Reklamation',
      blocks: [
        { kind: 'text', text: 'Der Kunde reklamiert:' },
        ...said,
        {
          kind: 'note',
          text: 'Bitte antworten Sie auf der Seite der Bestellung: Der Kunde liest Ihre Antwort dort und bekommt sie per E-Mail.',
        },
      ],
      attachments,
    }),
    supportMail: (order, seller) =>
      composeMail({
        site: siteById(order.countryId),
        kind: 'support-complaint',
        orderId: order.id,
        to: supportAddress,
        replyTo: order.email,
        subject: `Reklamation (Bestellung ${order.number}, ${seller.company})`,
        blocks: [...said, { kind: 'rows', rows: supportRows(order, seller) }],
        attachments,
      }),
  };
}

async function keepPicture(tx: Database, order: Order, picture: ReceivedFile, context: CallContext): Promise<void> {
  checkDocumentRoom(await documentsOf(tx, order.id), 'customer');
  const { name, contentType, bytes, hash } = picture;
  const storageKey = `orders/${order.id}/${hash}`;
  await context.services.files.write(storageKey, bytes);
  await insertDocument(tx, {
    orderId: order.id,
    kind: 'complaint',
    name,
    contentType,
    storageKey,
    bytes: bytes.length,
    uploadedBy: 'customer',
    at: context.clock(),
  });
}

/** Text and picture to dealer and support, kept with the order. CONFLICT before anything was delivered or failed, or with too many pictures. */
export const answerComplainAboutOrder = defineHandler(CALLS.complainAboutOrder, async ({ body }, context) => {
  // Whose order it is comes first: strangers learn nothing of what a file is taken for.
  await findOwnOrder(context.db, body, context);
  const picture = complaintPicture(body.Picture);
  return actOnOrder(body, context, async (tx, order) => {
    if (!COMPLAINABLE_STATES.includes(order.state)) throw orderConflict(order.state);
    if (await isToldAlready(tx, order, body.Text, context.clock())) return null;
    if (picture) await keepPicture(tx, order, picture, context);
    const at = context.clock();
    const author = actingAuthor(context, order).kind === 'staff' ? 'staff' : 'customer';
    await insertComplaint(tx, { orderId: order.id, kind: body.Kind, openedAt: at }, { author, text: body.Text, at });
    return complaintAct(body, picture, context.services.config.supportMail);
  });
});
