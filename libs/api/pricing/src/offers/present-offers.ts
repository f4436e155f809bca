import { isoDay } from '@heizplatz/api-platform';
import { type Offer, type OfferRows, unfoldOffers } from '@heizplatz/contract';
import { presentBranch } from '../price-book/present-branch';
import type { PriceBook } from '../price-book/price-book';
import { cheaperAmount, type OfferMarker, type OfferMatch } from './find-offers';
import { formatOfferId } from './offer-id';
import type { OfferQuery } from './offer-query';
import type { PricedVariant } from './price-variants';
import { RowTables } from './row-tables';

const CENTS = 100;

type OfferVariantRow = Omit<OfferRows['Items'][number], 'Children'>;

function presentRow(
  book: PriceBook,
  query: OfferQuery,
  tables: RowTables,
  variant: PricedVariant,
  markers: readonly OfferMarker[],
): OfferVariantRow {
  const { price } = variant;
  const cheaper = cheaperAmount(book, query, variant);
  return {
    Id: formatOfferId(book, variant),
    Dealer: tables.dealerPlace(variant),
    Goods: tables.goodsPlace(variant),
    WorkingDays: book.branches.times.workingDays[variant.time]!,
    DeliveryDate: isoDay(variant.deliveryDay),
    UnitPrice: price.unitCents / CENTS,
    TotalPrice: price.totalCents / CENTS,
    Delivery: price.deliveryCents / CENTS,
    Vat: price.vatCents / CENTS,
    ...(price.roundingCents !== 0 && { Rounding: price.roundingCents / CENTS }),
    ...(price.depositCents !== 0 && { Deposit: price.depositCents / CENTS }),
    ...(price.optionCents.length > 0 && {
      Options: price.optionCents.map((cents, index) => ({
        Option: tables.optionPlace(variant, index),
        Amount: cents / CENTS,
      })),
    }),
    ...(markers.length > 0 && { Markers: [...markers] }),
    ...(cheaper && { CheaperAmount: { Amount: cheaper.amount, TotalPrice: cheaper.totalCents / CENTS } }),
  };
}

/** Offers of a query as the contract's rows. */
export function presentOfferRows(book: PriceBook, query: OfferQuery, offers: readonly OfferMatch[]): OfferRows {
  const tables = new RowTables(book, query);
  const Items = offers.map(({ best, children, markers }) => ({
    ...presentRow(book, query, tables, best, markers),
    Children: children.map((child) => presentRow(book, query, tables, child, [])),
  }));
  const Dealers: OfferRows['Dealers'] = [];
  tables.eachDealer((branch, DistanceKm, Payment) => {
    Dealers.push({ ...presentBranch(book, branch), DistanceKm, Payment });
  });
  return {
    Items,
    Dealers,
    Goods: tables.presentGoods(),
    PaymentKinds: tables.presentPaymentKinds(),
    Options: tables.presentOptions(),
    Amount: query.order.amount,
    UnitSize: query.order.unitSize,
    VatRate: query.order.vatBasisPoints / CENTS,
  };
}

/** Offers as orders and screens need them, each with its children. */
export const presentOffers = (book: PriceBook, query: OfferQuery, offers: readonly OfferMatch[]): Offer[] =>
  unfoldOffers(presentOfferRows(book, query, offers));
