import { isoDay } from '@heizplatz/api-platform';
import { jsonFields } from '../calculation/json-texts';
import { ascii } from '../calculation/json-writer';
import type { OfferQuery } from './offer-query';
import type { PriceBook } from '../price-book/price-book';
import { productNameIn } from '../configuration/product-name-in';

/** Far more than a day needs; visitors may wish for any day and any number of rates. */
const CAPACITY = 2000;

const ofBooks = new WeakMap<PriceBook, OfferTexts>();

/** The texts of a book's offers that many of them have in common, made once. */
export const offerTexts = (book: PriceBook): OfferTexts => {
  let texts = ofBooks.get(book);
  if (!texts) ofBooks.set(book, (texts = new OfferTexts(book)));
  return texts;
};

export class OfferTexts {
  readonly #book: PriceBook;
  readonly #options = new Map<number, Uint8Array>();
  /** By list; lists of the same goods have one text in common. */
  readonly #goods: (Uint8Array | undefined)[];
  readonly #goodsTexts = new Map<string, Uint8Array>();
  readonly #payments = new Map<number, Map<number, Uint8Array>>();
  readonly #days = new Map<number, Uint8Array>();

  constructor(book: PriceBook) {
    this.#book = book;
    this.#goods = new Array<Uint8Array | undefined>(book.lists.productId.length);
  }

  /** The fields of an option in a split but its Amount, with the brace before. */
  option(optionId: number): Uint8Array {
    return this.#options.get(optionId) ?? this.#keep(this.#options, optionId, this.#optionText(optionId));
  }

  /** Product in the terms of its branch's country, certification and maker, separated by commas. */
  goods(list: number, branch: number): Uint8Array {
    return (this.#goods[list] ??= this.#goodsOf(list, branch));
  }

  /** Payment kinds of one of the book's sets as a query's customer sees them, with a comma behind. */
  payments(set: number, query: OfferQuery): Uint8Array {
    const chosen = query.paymentKindId * 1000 + query.paymentModifier;
    let ofChoice = this.#payments.get(chosen);
    if (!ofChoice) {
      if (this.#payments.size >= CAPACITY) this.#payments.clear();
      this.#payments.set(chosen, (ofChoice = new Map()));
    }
    return ofChoice.get(set) ?? this.#keep(ofChoice, set, this.#paymentText(set, query));
  }

  /** The delivery date, with a comma behind. */
  day(day: number): Uint8Array {
    return this.#days.get(day) ?? this.#keep(this.#days, day, `"DeliveryDate":"${isoDay(day)}",`);
  }

  #keep(texts: Map<number, Uint8Array>, key: number, text: string): Uint8Array {
    const bytes = ascii(text);
    if (texts.size >= CAPACITY) texts.clear();
    texts.set(key, bytes);
    return bytes;
  }

  #optionText(optionId: number): string {
    const option = this.#book.goods.options.find(({ id }) => id === optionId);
    return `{${jsonFields({ Key: option?.key ?? '', Id: optionId, Name: option?.name ?? '' })},`;
  }

  #goodsOf(list: number, branch: number): Uint8Array {
    const { lists, branches, dealers } = this.#book;
    const countryId = dealers.countryId[branches.dealer[branch]!]!;
    const text = this.#goodsText(list, countryId, lists);
    const known = this.#goodsTexts.get(text) ?? ascii(text);
    this.#goodsTexts.set(text, known);
    return known;
  }

  #goodsText(list: number, countryId: number, { productId, certificationId, makerId }: PriceBook['lists']): string {
    const { products, certifications } = this.#book.goods;
    const product = products.find(({ id }) => id === productId[list]);
    const certification = certifications.find(({ id }) => id === certificationId[list]);
    const fields = jsonFields({
      ProductId: productId[list],
      ProductName: product ? productNameIn(product, countryId) : '',
      CertificationId: certification?.id ?? null,
      Certification: certification?.name ?? null,
      MakerId: makerId[list] || null,
    });
    return `,${fields},`;
  }

  #paymentText(set: number, { paymentKindId, paymentModifier }: OfferQuery): string {
    const kinds = this.#book.paymentSets[set] ?? [];
    const defaultId = paymentKindId || (kinds[0] ?? 0);
    const kind = this.#book.goods.paymentKinds.find(({ id }) => id === defaultId);
    const fields = jsonFields({
      PaymentIds: kinds,
      DefaultPaymentId: defaultId,
      IsRatePayPayment: kind?.isRatePay ?? false,
      MonthlyRateCount: kind?.kind === 'ratenzahlung' ? paymentModifier : 0,
    });
    return `${fields},`;
  }
}
