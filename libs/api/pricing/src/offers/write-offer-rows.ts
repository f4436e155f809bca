import { isoDay } from '@heizplatz/api-platform';
import { ascii, type JsonWriter } from '../calculation/json-writer';
import type { PriceBook } from '../price-book/price-book';
import { cheaperAmount, type OfferMarker, type OfferMatch } from './find-offers';
import type { OfferQuery } from './offer-query';
import type { PricedVariant } from './price-variants';
import { presentBranch, RowTables } from './row-tables';

const ID = ascii('{"Id":"');
const DASH = ascii('-');
const DEALER = ascii('","Dealer":');
const GOODS = ascii(',"Goods":');
const WORKING_DAYS = ascii(',"WorkingDays":');
const DELIVERY_DATE = ascii(',"DeliveryDate":"');
const UNIT_PRICE = ascii('","UnitPrice":');
const TOTAL_PRICE = ascii(',"TotalPrice":');
const DELIVERY = ascii(',"Delivery":');
const VAT = ascii(',"Vat":');
const ROUNDING = ascii(',"Rounding":');
const DEPOSIT = ascii(',"Deposit":');
const OPTIONS = ascii(',"Options":[');
const OPTION = ascii('{"Option":');
const AMOUNT = ascii(',"Amount":');
const CHEAPER = ascii(',"CheaperAmount":{"Amount":');
const CHILDREN = ascii(',"Children":[');
const COMMA = ascii(',');
const END = ascii('}');
const END_OF_ROW = ascii(']}');
const DISTANCE = ascii(',"DistanceKm":');
const PAYMENT = ascii(',"Payment":');

/** Far more days than a day's queries name. */
const MAX_DAYS = 2000;
const dayBytes = new Map<number, Uint8Array>();

function getDayBytes(day: number): Uint8Array {
  const known = dayBytes.get(day);
  if (known) return known;
  if (dayBytes.size >= MAX_DAYS) dayBytes.clear();
  const bytes = ascii(isoDay(day));
  dayBytes.set(day, bytes);
  return bytes;
}

const branchesOfBooks = new WeakMap<PriceBook, (Uint8Array | undefined)[]>();

/** A branch's fields without the closing brace, made once a book. */
function getBranchBytes(book: PriceBook, branch: number): Uint8Array {
  let all = branchesOfBooks.get(book);
  if (!all) branchesOfBooks.set(book, (all = new Array<Uint8Array | undefined>(book.branches.id.length)));
  return (all[branch] ??= Buffer.from(JSON.stringify(presentBranch(book, branch)).slice(0, -1)));
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
    out.bytes(CHILDREN);
    for (let index = 0; index < children.length; index++) {
      if (index > 0) out.bytes(COMMA);
      this.#row(children[index]!, NO_MARKERS);
      out.bytes(END);
    }
    out.bytes(END_OF_ROW);
  }

  /** Without its closing brace. */
  #row(variant: PricedVariant, markers: readonly OfferMarker[]): void {
    const { price } = variant;
    const out = this.#out;
    this.#id(variant);
    out.bytes(DEALER);
    out.int(this.#tables.dealerPlace(variant));
    out.bytes(GOODS);
    out.int(this.#tables.goodsPlace(variant));
    out.bytes(WORKING_DAYS);
    out.int(this.#book.branches.times.workingDays[variant.time]!);
    out.bytes(DELIVERY_DATE);
    out.bytes(getDayBytes(variant.deliveryDay));
    out.bytes(UNIT_PRICE);
    out.money(price.unitCents);
    out.bytes(TOTAL_PRICE);
    out.money(price.totalCents);
    out.bytes(DELIVERY);
    out.money(price.deliveryCents);
    out.bytes(VAT);
    out.money(price.vatCents);
    if (price.roundingCents !== 0) {
      out.bytes(ROUNDING);
      out.money(price.roundingCents);
    }
    if (price.depositCents !== 0) {
      out.bytes(DEPOSIT);
      out.money(price.depositCents);
    }
    if (price.optionCents.length > 0) this.#options(variant);
    if (markers.length > 0) out.text(`,"Markers":["${markers.join('","')}"]`);
    this.#cheaper(variant);
  }

  /** As `formatOfferId`. */
  #id({ branch, list, time }: PricedVariant): void {
    const { branches, lists } = this.#book;
    const out = this.#out;
    out.bytes(ID);
    out.int(branches.id[branch]!);
    out.bytes(DASH);
    out.int(lists.productId[list]!);
    out.bytes(DASH);
    out.int(lists.certificationId[list]!);
    out.bytes(DASH);
    out.int(branches.times.optionId[time]!);
  }

  #options(variant: PricedVariant): void {
    const out = this.#out;
    const { optionCents } = variant.price;
    out.bytes(OPTIONS);
    for (let index = 0; index < optionCents.length; index++) {
      if (index > 0) out.bytes(COMMA);
      out.bytes(OPTION);
      out.int(this.#tables.optionPlace(variant, index));
      out.bytes(AMOUNT);
      out.money(optionCents[index]!);
      out.bytes(END);
    }
    out.text(']');
  }

  #cheaper(variant: PricedVariant): void {
    const cheaper = cheaperAmount(this.#book, this.#query, variant);
    if (!cheaper) return;
    const out = this.#out;
    out.bytes(CHEAPER);
    out.int(cheaper.amount);
    out.bytes(TOTAL_PRICE);
    out.money(cheaper.totalCents);
    out.bytes(END);
  }
}

/** Writes JSON texts with commas between them. */
function list(out: JsonWriter): (json: string) => void {
  let isFirst = true;
  return (json) => {
    if (!isFirst) out.bytes(COMMA);
    isFirst = false;
    out.raw(json);
  };
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
  out.text('"Items":[');
  offers.forEach((offer, index) => {
    if (index > 0) out.text(',');
    writer.offer(offer);
  });
  out.text('],"Dealers":[');
  let isFirst = true;
  tables.eachDealer((branch, distanceKm, payment) => {
    if (!isFirst) out.text(',');
    isFirst = false;
    out.bytes(getBranchBytes(book, branch));
    out.bytes(DISTANCE);
    out.int(distanceKm);
    out.bytes(PAYMENT);
    out.int(payment);
    out.bytes(END);
  });
  out.text('],"Goods":[');
  tables.writeGoods(list(out));
  out.text('],"PaymentKinds":[');
  tables.writePaymentKinds(list(out));
  out.text('],"Options":');
  out.json(tables.presentOptions());
  const { amount, unitSize, vatBasisPoints } = query.order;
  out.text(`,"Amount":${amount},"UnitSize":${unitSize},"VatRate":${vatBasisPoints / 100}`);
}
