import { isoDay } from './calendar-days';
import { cheaperAmount, type FoundOffer, type OfferMarker } from './find-offers';
import { jsonFields } from './json-texts';
import { ascii, jsonForm, type JsonWriter } from './json-writer';
import { offerId } from './offer-id';
import type { OfferQuery } from './offer-query';
import type { PriceBook } from './price-book';
import type { PricedVariant } from './price-variants';

/** The numbers of an offer in the order in which `#figures` gives them, open for the split's options. */
const FIGURES = jsonForm(
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
const NO_MARKERS = ascii(']},"Markers":[],"CheaperAmount":');
const NULL = ascii('null');
const CHILDREN = ascii(',"Children":[');

/** What several offers of an answer have in common, written once. */
interface SharedTexts {
  readonly options: readonly Uint8Array[];
  readonly times: Map<number, Uint8Array>;
  readonly goods: Map<number, Uint8Array>;
  readonly payments: Map<number, Uint8Array>;
  readonly days: Map<number, Uint8Array>;
}

function remembered(texts: Map<number, Uint8Array>, key: number, make: () => string): Uint8Array {
  let text = texts.get(key);
  if (!text) texts.set(key, (text = ascii(make())));
  return text;
}

const optionFields = ({ key, id, name }: PriceBook['goods']['options'][number]) =>
  `{${jsonFields({ Key: key, Id: id, Name: name })},`;

/** Writes offers of one query as the contract's JSON. */
export class OfferWriter {
  readonly #out: JsonWriter;
  readonly #book: PriceBook;
  readonly #query: OfferQuery;
  readonly #texts: SharedTexts;

  constructor(out: JsonWriter, book: PriceBook, query: OfferQuery) {
    this.#out = out;
    this.#book = book;
    this.#query = query;
    const options = query.options.map((option) => ascii(optionFields(option)));
    this.#texts = { options, times: new Map(), goods: new Map(), payments: new Map(), days: new Map() };
  }

  offer({ best, children, markers }: FoundOffer): void {
    this.#variant(best, markers);
    this.#out.bytes(CHILDREN);
    children.forEach((child, index) => {
      if (index > 0) this.#out.text(',');
      this.#variant(child, []);
      this.#out.text('}');
    });
    this.#out.text(']}');
  }

  /** An offer without its closing brace. */
  #variant(variant: PricedVariant, markers: readonly OfferMarker[]): void {
    const { branches } = this.#book;
    const out = this.#out;
    out.text(`{"Id":"${offerId(this.#book, variant)}",`);
    out.piece(branches.texts, variant.branch);
    out.bytes(this.#goods(variant.list));
    out.bytes(this.#payments(branches.dealer[variant.branch]!));
    out.bytes(this.#day(variant.deliveryDay));
    this.#figures(variant);
    if (variant.price.optionCents.length > 0) this.#options(variant);
    if (markers.length === 0) out.bytes(NO_MARKERS);
    else out.text(`]},"Markers":["${markers.join('","')}"],"CheaperAmount":`);
    this.#cheaper(variant);
  }

  #goods(list: number): Uint8Array {
    const { lists, goods } = this.#book;
    const productId = lists.productId[list]!;
    const certificationId = lists.certificationId[list]!;
    return remembered(this.#texts.goods, productId * 1000 + certificationId, () => {
      const certification = goods.certifications.find(({ id }) => id === certificationId);
      const fields = jsonFields({
        ProductId: productId,
        ProductName: goods.products.find(({ id }) => id === productId)?.name ?? '',
        CertificationId: certification?.id ?? null,
        Certification: certification?.name ?? null,
      });
      return `,${fields},`;
    });
  }

  #payments(dealer: number): Uint8Array {
    const { dealers, paymentSets, goods } = this.#book;
    const { customerGroupId, paymentKindId, paymentModifier } = this.#query;
    const set = dealers.paymentSet[dealer * 3 + customerGroupId - 1]!;
    return remembered(this.#texts.payments, set, () => {
      const kinds = paymentSets[set] ?? [];
      const defaultId = paymentKindId || (kinds[0] ?? 0);
      const kind = goods.paymentKinds.find(({ id }) => id === defaultId);
      const fields = jsonFields({
        PaymentIds: kinds,
        DefaultPaymentId: defaultId,
        IsRatePayPayment: kind?.isRatePay ?? false,
        MonthlyRateCount: kind?.kind === 'ratenzahlung' ? paymentModifier : 0,
      });
      return `${fields},`;
    });
  }

  #day(day: number): Uint8Array {
    return remembered(this.#texts.days, day, () => `"DeliveryDate":"${isoDay(day)}",`);
  }

  #figures({ area, list, time, price }: PricedVariant): void {
    const { areas, branches, lists } = this.#book;
    const palletWeightKg = lists.palletWeightKg[list]!;
    const isPallet = palletWeightKg > 0;
    this.#out.form(FIGURES, [
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
    price.optionCents.forEach((cents, index) => {
      if (index > 0) this.#out.text(',');
      this.#out.bytes(this.#texts.options[index] ?? this.#time(time));
      this.#out.form(AMOUNT, [cents]);
    });
  }

  #time(time: number): Uint8Array {
    const id = this.#book.branches.times.optionId[time]!;
    return remembered(this.#texts.times, id, () => {
      const option = this.#book.goods.options.find((one) => one.id === id);
      return option ? optionFields(option) : '{';
    });
  }

  #cheaper(variant: PricedVariant): void {
    const cheaper = cheaperAmount(this.#book, this.#query, variant);
    if (cheaper) this.#out.form(CHEAPER, [cheaper.amount * 100, cheaper.totalCents]);
    else this.#out.bytes(NULL);
  }
}
