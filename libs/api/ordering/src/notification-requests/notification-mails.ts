import {
  type Addressee,
  composeAccountMail,
  getPage,
  paragraph,
  signEndToken,
  validUntil,
  type WantedNotification,
} from '@heizplatz/api-identity';
import { type Mail, type MailBlock, siteHost } from '@heizplatz/api-platform';
import type { PriceBook } from '@heizplatz/api-pricing';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import { formatMoney, siteById } from '@heizplatz/country';
import { confirmNotificationPath, endNotificationPath } from '@heizplatz/routes';
import { amountText } from '../order-view/order-metrics';
import { getProduct } from './price-today';

/** What is watched: values from lists and numeric input, nothing of it the sender's own text. Empty for news. */
export function watchedRows(target: WantedNotification, book: PriceBook | null): MailBlock[] {
  const { countryId, productId, zipCode, amount, thresholdCents } = target;
  const product = book && productId !== null ? getProduct(book, productId) : undefined;
  if (!product || !zipCode || amount === null || thresholdCents === null) return [];
  const site = siteById(countryId);
  const { productGroupId } = product;
  const price = `${formatMoney(thresholdCents / 100, site)} je ${PRODUCT_GROUPS[productGroupId].priceUnit.name}`;
  return [
    {
      kind: 'rows',
      rows: [
        { label: 'Ware', value: product.name },
        { label: 'Menge', value: amountText({ amount, productGroupId, countryId }) },
        { label: 'Postleitzahl', value: zipCode },
        { label: 'Wunschpreis', value: price },
      ],
    },
  ];
}

/** Stands at the end of every mail of a notification: one click on its page ends it. */
export const endBlocks = (id: number, to: Addressee): MailBlock[] => [
  paragraph('Sie wollen diese Nachrichten nicht mehr? Beenden Sie sie mit einem Klick, jederzeit und kostenlos:'),
  {
    kind: 'button',
    label: 'Benachrichtigung beenden',
    href: getPage(to, endNotificationPath(signEndToken(id, to.config.secrets.link))),
    isSecond: true,
  },
];

/** The place of the request, in a readable form. */
const getHost = ({ countryId, config }: Addressee): string => siteHost(countryId, config);

const TOPICS = { price: 'Ihr Wunschpreis', news: 'Neuigkeiten von uns' } as const;

/** The double opt-in: no notifications are sent until its button is clicked. */
export function confirmNotificationMail(
  to: Addressee,
  { target, token, book }: { target: WantedNotification; token: string; book: PriceBook | null },
): Mail {
  const where = getHost(to);
  const query =
    target.kind === 'price'
      ? `auf ${where} wurde gebeten, Ihnen zu schreiben, sobald ein Wunschpreis erreicht ist. Bitte bestätigen Sie das auf der Seite, zu der dieser Link führt.`
      : `auf ${where} wurde gebeten, Ihnen Neuigkeiten zu schicken. Bitte bestätigen Sie das auf der Seite, zu der dieser Link führt.`;
  return composeAccountMail(to, 'notification-confirm', `Bitte bestätigen: ${TOPICS[target.kind]}`, [
    paragraph(query),
    { kind: 'button', label: 'Ansehen und bestätigen', href: getPage(to, confirmNotificationPath(token)) },
    validUntil('notification', to),
    ...watchedRows(target, book),
    paragraph('Sie waren das nicht? Dann tun Sie bitte nichts: Unbestätigt schreiben wir Ihnen nicht.'),
  ]);
}

/** To a mailbox that already has this notification; the response to the caller was the same. */
export function knownNotificationMail(
  to: Addressee,
  { id, target, book }: { id: number; target: WantedNotification; book: PriceBook | null },
): Mail {
  return composeAccountMail(to, 'notification-known', `Schon eingerichtet: ${TOPICS[target.kind]}`, [
    paragraph(
      `auf ${getHost(to)} wurde noch einmal um eine Benachrichtigung gebeten, die Sie schon haben. Es bleibt bei der einen. Das waren nicht Sie? Dann ist nichts zu tun.`,
    ),
    ...watchedRows(target, book),
    ...endBlocks(id, to),
  ]);
}

/** To a mailbox that has as many as one may have. */
export function tooManyNotificationsMail(to: Addressee, limit: number): Mail {
  return composeAccountMail(to, 'notification-full', 'Keine weitere Benachrichtigung eingerichtet', [
    paragraph(
      `auf ${getHost(to)} wurde um eine weitere Benachrichtigung gebeten. Sie haben schon ${limit}, mehr sind nicht möglich. Beenden Sie eine, dann ist wieder Platz: Der Link dazu steht am Ende jeder Nachricht.`,
    ),
    paragraph('Das waren nicht Sie? Dann ist nichts zu tun.'),
  ]);
}
