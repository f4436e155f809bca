import { randomUUID } from 'node:crypto';
import { answerDueFrom, type Buyer, findSeller, type OrderDraft } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import {
  findOffer,
  findOffers,
  type OrderableOffer,
  presentOffers,
  type PriceBook,
  readOfferQuery,
} from '@heizplatz/api-pricing';
import { CalculationConfiguration, type Address, PAYMENT_KINDS, type SelectedPayment } from '@heizplatz/contract';
import * as v from 'valibot';
import { DEMO_ACCESS } from '../customers/demo-customer';
import type { DemoOrderPlan } from './demo-order-plan';
import { pickOne } from '../random/pick-one';

/** People take one of the cheapest, not always the first. */
const CONSIDERED = 3;

function payment({ isRatePay }: DemoOrderPlan): SelectedPayment {
  const kind = isRatePay ? 'ratepay-rechnung' : 'rechnung';
  const { id, name } = PAYMENT_KINDS[kind];
  return {
    IsRatePayPayment: isRatePay,
    PaymentId: id,
    PaymentModifier: null,
    Kind: kind,
    Name: name,
    MaskedIban: null,
    Plan: null,
  };
}

function chooseOffer(
  book: PriceBook,
  configuration: CalculationConfiguration,
  { paymentId, placedAt, random }: { paymentId: number; placedAt: Date; random: () => number },
): OrderableOffer | null {
  const query = readOfferQuery(book, configuration, placedAt);
  if (!('place' in query)) return null;
  const offers = presentOffers(book, query, findOffers(book, query));
  const payable = offers.filter(({ PaymentIds }) => PaymentIds.includes(paymentId)).slice(0, CONSIDERED);
  return payable.length === 0 ? null : findOffer(book, configuration, pickOne(random, payable).Id, placedAt);
}

export interface DraftContext {
  /** Of the day on which it was placed. */
  readonly book: PriceBook;
  readonly buyer: Buyer;
  readonly address: Address;
  readonly placedAt: Date;
  readonly random: () => number;
}

/** A complete order as checkout would create it; null where no dealer delivers it. */
export async function demoOrderDraft(
  db: Database,
  plan: DemoOrderPlan,
  { book, buyer, address, placedAt, random }: DraftContext,
): Promise<OrderDraft | null> {
  const configuration = v.parse(CalculationConfiguration, {
    CountryId: plan.countryId,
    ProductGroupId: plan.productGroupId,
    ZipCode: address.ZipCode,
    Amount: plan.amount,
    Initialized: true,
  });
  const paid = payment(plan);
  const offer = chooseOffer(book, configuration, { paymentId: paid.PaymentId, placedAt, random });
  if (!offer) return null;
  return {
    processId: randomUUID(),
    configuration,
    offer,
    seller: await findSeller(db, offer.variant.DealerId),
    buyer,
    accessConditions: DEMO_ACCESS,
    deliveryPoints: [{ StationNumber: 1, StationAmount: plan.amount, Address: address }],
    invoiceAddress: null,
    payment: paid,
    debit: null,
    placedAt,
    answerDueAt: answerDueFrom(book, configuration, placedAt, offer.variant.DeliveryDate),
  };
}
