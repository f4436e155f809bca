import { cheaperAmount, type OfferMatch, type OfferMarker } from './find-offers';
import { ascii, jsonForm, type JsonWriter } from '../calculation/json-writer';
import type { OfferQuery } from './offer-query';
import { asciiJson } from '../calculation/json-texts';
import { offerTexts, type OfferTexts } from './offer-texts';
import { presentCharacteristics } from '../configuration/present-characteristics';
import type { PriceBook } from '../price-book/price-book';
import type { PricedVariant } from './price-variants';

/** The numbers of an offer in the order in which `#metrics` returns them, left open for the split's options. */
const METRICS = jsonForm(
  {
    DistanceKm: 0,
    WorkingDays: 0,
    UnitPrice: 0,
    TonnePrice: 0,
    PalletWeightKg: 0,
    TotalPrice: 0,
    Deposit: 0,
    Split: { Goods: 0, GoodsUnitPrice: 0, Delivery: 0, Rounding: 0, Net: 0, Vat: 0, VatRate: 0, Total: 0, Options: [] },
  },
  1,
  -3,
);
const AMOUNT = jsonForm({ Amount: 0 }, 1);
const CHEAPER = jsonForm({ Amount: 0, TotalPrice: 0 });
const ID = ascii('{"Id":"');
const ID_END = ascii('",');
const NO_MARKERS = ascii(']},"Markers":[],"CheaperAmount":');
const NULL = ascii('null');
const CHILDREN = ascii(',"Children":[');

/** Writes offers of one query as the contract's JSON. */
export class OfferWriter {
  readonly #out: JsonWriter;
  readonly #book: PriceBook;
  readonly #query: OfferQuery;
  readonly #texts: OfferTexts;
  /** By certification and weight of a pallet; all else that they follow from is the query's. */
  readonly #characteristics = new Map<number, Uint8Array>();

  constructor(out: JsonWriter, book: PriceBook, query: OfferQuery) {
    this.#out = out;
    this.#book = book;
    this.#query = query;
    this.#texts = offerTexts(book);
  }

  offer({ best, children, markers }: OfferMatch): void {
    this.#variant(best, markers);
    this.#out.bytes(CHILDREN);
    for (let index = 0; index < children.length; index++) {
      if (index > 0) this.#out.text(',');
      this.#variant(children[index]!, []);
      this.#out.text('}');
    }
    this.#out.text(']}');
  }

  /** An offer without its closing brace. */
  #variant(variant: PricedVariant, markers: readonly OfferMarker[]): void {
    const { branches, dealers } = this.#book;
    const out = this.#out;
    const set = branches.dealer[variant.branch]! * 3 + this.#query.customerGroupId - 1;
    this.#id(variant);
    out.piece(branches.messages, variant.branch);
    out.bytes(this.#texts.goods(variant.list, variant.branch));
    out.bytes(this.#characteristicsOf(variant));
    out.bytes(this.#texts.payments(dealers.paymentSet[set]!, this.#query));
    out.bytes(this.#texts.day(variant.deliveryDay));
    this.#metrics(variant);
    if (variant.price.optionCents.length > 0) this.#options(variant);
    if (markers.length === 0) out.bytes(NO_MARKERS);
    else out.text(`]},"Markers":["${markers.join('","')}"],"CheaperAmount":`);
    this.#cheaper(variant);
  }

  /** As `parseOfferId` reads it. */
  #id({ branch, list, time }: PricedVariant): void {
    const { branches, lists } = this.#book;
    const out = this.#out;
    out.bytes(ID);
    out.int(branches.id[branch]!);
    out.text('-');
    out.int(lists.productId[list]!);
    out.text('-');
    out.int(lists.certificationId[list]!);
    out.text('-');
    out.int(branches.times.optionId[time]!);
    out.bytes(ID_END);
  }

  /** Of a list's goods for the query's amount and options, with a comma behind. */
  #characteristicsOf({ list }: PricedVariant): Uint8Array {
    const { lists, goods } = this.#book;
    const palletWeightKg = lists.palletWeightKg[list]!;
    const certificationId = lists.certificationId[list]!;
    const key = palletWeightKg * 100 + certificationId;
    const known = this.#characteristics.get(key);
    if (known) return known;
    const characteristics = presentCharacteristics({
      productGroupId: this.#query.group.id,
      countryId: this.#query.countryId,
      amount: this.#query.order.amount,
      certification: goods.certifications.find(({ id }) => id === certificationId)?.name ?? null,
      palletWeightKg: palletWeightKg || null,
      optionIds: this.#query.options.map(({ id }) => id),
    });
    const bytes = ascii(`"Characteristics":${asciiJson(characteristics)},`);
    this.#characteristics.set(key, bytes);
    return bytes;
  }

  #metrics({ area, list, time, price }: PricedVariant): void {
    const { areas, branches, lists } = this.#book;
    const palletWeightKg = lists.palletWeightKg[list]!;
    const isPallet = palletWeightKg > 0;
    this.#out.form(METRICS, [
      areas.distanceKm[area]! * 100,
      branches.times.workingDays[time]! * 100,
      price.unitCents,
      isPallet ? price.tonneCents : NaN,
      isPallet ? palletWeightKg * 100 : NaN,
      price.totalCents,
      price.depositCents,
      price.goodsCents,
      price.goodsUnitCents,
      price.deliveryCents,
      price.roundingCents,
      price.netCents,
      price.vatCents,
      this.#query.order.vatBasisPoints,
      price.totalCents,
    ]);
  }

  /** The chosen options in the order of their prices, then the delivery time's. */
  #options({ price, time }: PricedVariant): void {
    const { options } = this.#query;
    const timeOptionId = this.#book.branches.times.optionId[time]!;
    price.optionCents.forEach((cents, index) => {
      if (index > 0) this.#out.text(',');
      this.#out.bytes(this.#texts.option(options[index]?.id ?? timeOptionId));
      this.#out.form(AMOUNT, [cents]);
    });
  }

  #cheaper(variant: PricedVariant): void {
    const cheaper = cheaperAmount(this.#book, this.#query, variant);
    if (cheaper) this.#out.form(CHEAPER, [cheaper.amount * 100, cheaper.totalCents]);
    else this.#out.bytes(NULL);
  }
}
