import { isoDay } from '@heizplatz/api-platform';
import { COMMA, type JsonText, toJsonText } from '../calculation/json-texts';
import type { JsonWriter } from '../calculation/json-writer';
import type { PriceBook } from '../price-book/price-book';
import { cheaperAmount, type OfferMarker, type OfferMatch } from './find-offers';
import type { OfferQuery } from './offer-query';
import type { PricedVariant } from './price-variants';
import { RowTables } from './row-tables';

const ITEMS = toJsonText('"Items":[');
const ID = toJsonText('{"Id":"');
const DEALER = toJsonText('","Dealer":');
const GOODS = toJsonText(',"Goods":');
const TOTAL_PRICE = toJsonText(',"TotalPrice":');
const DELIVERY = toJsonText(',"Delivery":');
const VAT = toJsonText(',"Vat":');
const ROUNDING = toJsonText(',"Rounding":');
const DEPOSIT = toJsonText(',"Deposit":');
const OPTIONS = toJsonText(',"Options":[{"Option":');
const NEXT_OPTION = toJsonText('},{"Option":');
const END_OF_OPTIONS = toJsonText('}]');
const AMOUNT = toJsonText(',"Amount":');
const CHEAPER = toJsonText(',"CheaperAmount":{"Amount":');
const CHILDREN = toJsonText(',"Children":[');
const END = toJsonText('}');
const END_OF_ROW = toJsonText(']}');
const DEALERS = toJsonText('],"Dealers":[');
const DISTANCE = toJsonText(',"DistanceKm":');
const PAYMENT = toJsonText(',"Payment":');
const ALL_GOODS = toJsonText('],"Goods":[');
const PAYMENT_KINDS = toJsonText('],"PaymentKinds":[');
const ALL_OPTIONS = toJsonText('],"Options":[');

/** Far more than a day's queries name: some thirty times of some hundred days. */
const MAX_PROMISES = 5000;
const DAYS = 100_000;
const promises = new Map<number, JsonText>();

/** When a variant is delivered, for rows that say the same again and again, up to its unit price. */
function getPromise(workingDays: number, day: number): JsonText {
  const key = workingDays * DAYS + day;
  const known = promises.get(key);
  if (known) return known;
  if (promises.size >= MAX_PROMISES) promises.clear();
  const text = toJsonText(`,"WorkingDays":${workingDays},"DeliveryDate":"${isoDay(day)}","UnitPrice":`);
  promises.set(key, text);
  return text;
}

const NO_MARKERS: readonly OfferMarker[] = [];

/** Writes what `presentOfferRows` presents, without its objects. */
class OfferRowWriter {
  readonly #out: JsonWriter;
  readonly #book: PriceBook;
  readonly #query: OfferQuery;
  readonly #tables: RowTables;

  constructor(out: JsonWriter, book: PriceBook, query: OfferQuery, tables: RowTables) {
    this.#out = out;
    this.#book = book;
    this.#query = query;
    this.#tables = tables;
  }

  offer({ best, children, markers }: OfferMatch): void {
    const out = this.#out;
    this.#row(best, markers);
    out.text(CHILDREN);
    for (let index = 0; index < children.length; index++) {
      if (index > 0) out.text(COMMA);
      this.#row(children[index]!, NO_MARKERS);
      out.text(END);
    }
    out.text(END_OF_ROW);
  }

  /** Without its closing brace. */
  #row(variant: PricedVariant, markers: readonly OfferMarker[]): void {
    const { price } = variant;
    const out = this.#out;
    const goods = this.#tables.goodsPlace(variant);
    const { times, id } = this.#book.branches;
    out.text(ID);
    out.int(id[variant.branch]!);
    out.text(this.#tables.goodsId(goods));
    out.int(times.optionId[variant.time]!);
    out.text(DEALER);
    out.int(this.#tables.dealerPlace(variant));
    out.text(GOODS);
    out.int(goods);
    out.text(getPromise(times.workingDays[variant.time]!, variant.deliveryDay));
    out.money(price.unitCents);
    out.text(TOTAL_PRICE);
    out.money(price.totalCents);
    out.text(DELIVERY);
    out.money(price.deliveryCents);
    out.text(VAT);
    out.money(price.vatCents);
    if (price.roundingCents !== 0) {
      out.text(ROUNDING);
      out.money(price.roundingCents);
    }
    if (price.depositCents !== 0) {
      out.text(DEPOSIT);
      out.money(price.depositCents);
    }
    if (price.optionCents.length > 0) this.#options(variant);
    if (markers.length > 0) out.raw(`,"Markers":["${markers.join('","')}"]`);
    this.#cheaper(variant);
  }

  #options(variant: PricedVariant): void {
    const out = this.#out;
    const { optionCents } = variant.price;
    for (let index = 0; index < optionCents.length; index++) {
      out.text(index === 0 ? OPTIONS : NEXT_OPTION);
      out.int(this.#tables.optionPlace(variant, index));
      out.text(AMOUNT);
      out.money(optionCents[index]!);
    }
    out.text(END_OF_OPTIONS);
  }

  #cheaper(variant: PricedVariant): void {
    const cheaper = cheaperAmount(this.#book, this.#query, variant);
    if (!cheaper) return;
    const out = this.#out;
    out.text(CHEAPER);
    out.int(cheaper.amount);
    out.text(TOTAL_PRICE);
    out.money(cheaper.totalCents);
    out.text(END);
  }
}

/** The fields of OfferRows, without the braces around them. */
export function writeOfferRows(
  out: JsonWriter,
  book: PriceBook,
  query: OfferQuery,
  offers: readonly OfferMatch[],
): void {
  const tables = new RowTables(book, query);
  const writer = new OfferRowWriter(out, book, query, tables);
  out.text(ITEMS);
  offers.forEach((offer, index) => {
    if (index > 0) out.text(COMMA);
    writer.offer(offer);
  });
  out.text(DEALERS);
  let isFirst = true;
  tables.eachDealer((branch, distanceKm, payment) => {
    if (!isFirst) out.text(COMMA);
    isFirst = false;
    out.textAt(book.branches.json, branch);
    out.text(DISTANCE);
    out.int(distanceKm);
    out.text(PAYMENT);
    out.int(payment);
    out.text(END);
  });
  out.text(ALL_GOODS);
  tables.writeGoods(out);
  out.text(PAYMENT_KINDS);
  tables.writePaymentKinds(out);
  out.text(ALL_OPTIONS);
  tables.writeOptions(out);
  const { amount, unitSize, vatBasisPoints } = query.order;
  out.raw(`],"Amount":${amount},"UnitSize":${unitSize},"VatRate":${vatBasisPoints / 100}`);
}
