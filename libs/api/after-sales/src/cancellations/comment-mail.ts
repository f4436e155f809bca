import {
  amountText,
  customerGreeting,
  dealerOrderAddress,
  goodsText,
  hasProvenMailbox,
  type Order,
  orderAddress,
  type Seller,
} from '@heizplatz/api-ordering';
import { composeMail, type Config, type Mail, type MailBlock } from '@heizplatz/api-platform';
import { siteById } from '@heizplatz/country';

interface Written {
  readonly kind: 'customer' | 'dealer';
  readonly text: string;
}

/** How the reader is greeted, and where it sees its order. */
function addressee(order: Order, seller: Seller, kind: Written['kind'], config: Config, now: Date) {
  const toDealer: MailBlock = { kind: 'text', text: `Guten Tag ${seller.company},` };
  return kind === 'customer'
    ? { to: order.email, greeting: customerGreeting(order), href: orderAddress(order, config, now) }
    : { to: seller.email, greeting: toDealer, href: dealerOrderAddress(order, config, now) };
}

/** Staff's answer to one of the two parties; the other is not notified. Replies to the mail reach our staff. */
export function commentMail(
  order: Order,
  seller: Seller,
  { kind, text }: Written,
  { config, now }: { config: Config; now: Date },
): Mail {
  const { to, greeting, href } = addressee(order, seller, kind, config, now);
  return composeMail({
    config,
    site: siteById(order.countryId),
    kind: kind === 'customer' ? 'cancellation-answer' : 'dealer-cancellation-answer',
    isProven: hasProvenMailbox(order),
    to,
    ours: [seller.email, seller.company],
    replyTo: config.supportMail,
    subject: `Zur Stornierung der Bestellung ${order.number}`,
    blocks: [
      greeting,
      ...text
        .split(/\n{2,}/)
        .map((paragraph) => ({ kind: 'text', text: paragraph.trim() }) as const)
        .filter((block) => block.text !== ''),
      {
        kind: 'rows',
        rows: [
          { label: 'Bestellung', value: order.number },
          { label: 'Ware', value: `${amountText(order)} ${goodsText(order)}` },
        ],
      },
      { kind: 'button', label: kind === 'customer' ? 'Bestellung ansehen' : 'Ansehen und antworten', href },
      { kind: 'text', text: 'Sie können auf diese E-Mail antworten.' },
    ],
  });
}
