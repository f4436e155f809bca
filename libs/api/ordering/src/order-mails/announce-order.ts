import type { Database, Mail, Services } from '@heizplatz/api-platform';
import { type ChangeMailParts, dealerChangeMail } from './change-mail';
import { composeCustomerMail, type CustomerMailParts } from './compose-customer-mail';
import { composeDealerMail } from './compose-dealer-mail';
import type { Order } from '../order/order';
import { findEvents } from '../order/order-repository';
import type { Seller } from '../order/seller-repository';
import { findUploadedTexts } from '../order-documents/uploaded-texts';

/** The mails to customer and dealer for an order that is now released to the dealer. */
export const announcementMails = async (order: Order, parts: CustomerMailParts): Promise<readonly Mail[]> => [
  await composeCustomerMail(order, parts),
  composeDealerMail(order, parts),
];

/** Withdrawals made while the order was unconfirmed: its dealer could not be notified then. */
async function heldBackMails(
  tx: Database,
  order: Order,
  seller: Seller,
  { config, now }: { readonly config: Services['config']; readonly now: Date },
): Promise<readonly Mail[]> {
  const events = await findEvents(tx, order.id);
  return events.flatMap(({ kind, note }) =>
    kind === 'withdrawal-part' && note
      ? [
          dealerChangeMail(
            order,
            {
              kind: 'dealer-part-withdrawn',
              subject: 'Widerruf eines Teils',
              blocks: [
                { kind: 'note', text: note },
                {
                  kind: 'text',
                  text: 'Der Kunde hat diesen Teil widerrufen, bevor er die Bestellung bestätigte. Für den Rest bleibt sie bestehen. Bitte stimmen Sie Menge, Preis und Lieferung mit ihm ab; für den widerrufenen Teil dürfen ihm keine Kosten entstehen.',
                },
              ],
            },
            { seller, config, now },
          ),
        ]
      : [],
  );
}

/** What goes out when an order that waited for its mailbox goes to its dealer. */
export const releaseMails = async (
  tx: Database,
  order: Order,
  { seller, config, now }: ChangeMailParts,
  files: Services['files'],
): Promise<readonly Mail[]> => {
  const uploaded = await findUploadedTexts(tx, files, { dealerId: seller.id, at: order.placedAt });
  return [
    ...(await announcementMails(order, { seller, config, uploaded })),
    ...(await heldBackMails(tx, order, seller, { config, now })),
  ];
};
