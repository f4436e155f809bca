import {
  bindsToDealer,
  answerDueFrom,
  type ChangeMail,
  type ChangeMailParts,
  composeDealerMail,
  deliveryRow,
  findSeller,
  findStepFactors,
  findUploadedTexts,
  isAllowed,
  isPayableQrIban,
  orderConflict,
  type Order,
  orderAttachments,
  getPositions,
  priceRows,
  type QrBill,
  getQrBill,
  qrReference,
  getRunningNumber,
  type Seller,
  type UploadedTexts,
} from '@heizplatz/api-ordering';
import {
  type CallContext,
  composeMail,
  type Database,
  defineHandler,
  type Mail,
  problem,
} from '@heizplatz/api-platform';
import { findOffer, nearestOffers, type OrderableOffer } from '@heizplatz/api-pricing';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { beforeFullStop, countryRules, formatMoney, localDate, siteById } from '@heizplatz/country';
import { staffCommand, type StaffExecution } from './staff-command';
import { couldReplace } from './dealer-choices';
import { replacePositions } from './staff-orders-repository';

type Body = CallRequest<typeof CALLS.staffChangeDealer>['body'];

/** The offer as it is now. Throws OFFER_GONE with the nearest, or PRICE_CHANGED when it is not the price that was read out. */
function offerNow(order: Order, { OfferId, TotalPrice }: Body, { services, clock }: CallContext): OrderableOffer {
  const book = services.priceBook.current();
  const offer = findOffer(book, order.configuration, OfferId, clock());
  if (!offer || !couldReplace(offer.variant, order)) {
    const Items = nearestOffers(book, order.configuration, OfferId, clock());
    throw problem('OFFER_GONE', { context: { Items } });
  }
  const { TotalPrice: now } = offer.variant;
  if (now !== TotalPrice)
    throw problem('PRICE_CHANGED', { context: { TotalPrice: now, PreviousTotalPrice: TotalPrice } });
  return offer;
}

function getBill(order: Order, seller: Seller, totalCents: number): QrBill | null {
  const { countryId, number, placedAt, invoiceAddress, deliveryAddresses } = order;
  if (!countryRules(countryId).hasQrBill || !seller.qrIban || !isPayableQrIban(seller.qrIban)) return null;
  const runningNumber = getRunningNumber(number);
  const year = localDate(placedAt).getUTCFullYear();
  return getQrBill({
    seller,
    qrIban: seller.qrIban,
    debtor: invoiceAddress ?? deliveryAddresses[0].Address,
    totalCents,
    reference: qrReference({ dealerId: seller.id, year, runningNumber }),
    orderNumber: number,
  });
}

/** Its page closes with the change, so that there is no link to it. */
const formerDealerMail = (order: Order, seller: Seller, { config }: Pick<ChangeMailParts, 'config'>): Mail =>
  composeMail({
    config,
    site: siteById(order.countryId),
    kind: 'dealer-order-taken-back',
    orderId: order.id,
    to: seller.email,
    subject: `Bestellung zurückgenommen (Bestellung ${order.number})`,
    blocks: [
      {
        kind: 'text',
        text: `Die Bestellung ${order.number} ist nicht mehr bei Ihnen: Der Kunde hat vor Ihrer Antwort einen anderen Händler gewählt. Bitte liefern Sie nicht.`,
      },
    ],
  });

async function customerMail(order: Order, uploaded: UploadedTexts, seller: Seller): Promise<ChangeMail> {
  const { company, street, zipCode, city, phone, email } = seller;
  return {
    kind: 'order-dealer-changed',
    subject: 'Ihre Bestellung geht an einen anderen Händler',
    blocks: [
      {
        kind: 'text',
        text: `Wie mit Ihnen besprochen geht Ihre Bestellung an ${beforeFullStop(company)}. Ihr Vertragspartner ist dieser Händler, sobald er annimmt; seine AGB und Belehrungen liegen bei.`,
      },
      { kind: 'rows', rows: [deliveryRow(order), ...priceRows(order)] },
      { kind: 'heading', text: 'Ihr Vertragspartner' },
      { kind: 'lines', lines: [company, `${street}, ${zipCode} ${city}`, `Telefon ${phone}`, email] },
    ],
    attachments: await orderAttachments(order, seller, uploaded),
  };
}

/** Throws CONFLICT with the reason where mandate or credit bind the order to its dealer. */
function checkPayment({ state, answerDueAt, payment }: Order, now: Date): void {
  if (state !== 'placed' || answerDueAt <= now || !bindsToDealer(payment)) return;
  throw problem('CONFLICT', {
    detail: 'Mandat und Kredit gelten nur für den bisherigen Händler. Der Kunde bestellt bei einem anderen neu.',
  });
}

async function changeAction(tx: Database, order: Order, body: Body, context: CallContext): Promise<StaffExecution> {
  const now = context.clock();
  checkPayment(order, now);
  if (!isAllowed('staffChangeDealer', order, now))
    throw orderConflict(order.state === 'placed' ? 'expired' : order.state);
  const offer = offerNow(order, body, context);
  const { variant, price } = offer;
  const former = await findSeller(tx, order.dealerId);
  const seller = await findSeller(tx, variant.DealerId);
  const placement = { dealerId: seller.id, at: order.placedAt };
  const uploaded = await findUploadedTexts(tx, context.services.files, placement);
  const money = (cents: number) => formatMoney(cents / 100, siteById(order.countryId));
  return {
    command: 'staffChangeDealer',
    note: `Von ${former.company} (${money(order.totalCents)}) zu ${seller.company} (${money(price.totalCents)})`,
    changes: {
      dealerId: seller.id,
      branchId: variant.BranchId,
      totalCents: price.totalCents,
      offer: variant,
      configuration: { ...order.configuration, Product: { Id: variant.ProductId } },
      stepFactors: seller.settlesBySteps ? await findStepFactors(tx, offer, now) : null,
      qrBill: order.qrBill ? getBill(order, seller, price.totalCents) : null,
      answerDueAt: answerDueFrom(context.services.priceBook.current(), order.configuration, now, variant.DeliveryDate),
      deliveryWindow: null,
      proposedWindow: null,
      requestedDate: null,
    },
    write: (inside) => replacePositions(inside, order.id, getPositions(offer)),
    mails: {
      customer: (changed, parts) => customerMail(changed, uploaded, parts.seller),
      dealer: composeDealerMail,
      'former-dealer': (_, parts) => formerDealerMail(order, former, parts),
    },
  };
}

/**
 * Only before the dealer has answered, for orders by invoice, with the customer's consent. The former dealer's link
 * closes.
 */
export const staffChangeDealer = defineHandler(CALLS.staffChangeDealer, ({ body }, context) =>
  staffCommand(body, context, {
    isDone: ({ offer }) => offer.Id === body.OfferId && offer.TotalPrice === body.TotalPrice,
    decide: (order, tx) => changeAction(tx, order, body, context),
  }),
);
