import { getPaymentKind, type OfferRows } from '@heizplatz/contract';
import { COMMA, type JsonText, toJsonText } from '../calculation/json-texts';
import type { JsonWriter } from '../calculation/json-writer';
import { isDescribedByAmount, presentCharacteristics } from '../configuration/present-characteristics';
import { productNameIn } from '../configuration/product-name-in';
import type { PriceBook } from '../price-book/price-book';
import { cachedJson } from './cached-json';
import { GoodsNumbers } from './goods-numbers';
import type { OfferQuery } from './offer-query';
import type { PricedVariant } from './price-variants';

type Goods = OfferRows['Goods'][number];
type PaymentKinds = OfferRows['PaymentKinds'][number];
type Option = OfferRows['Options'][number];

/** Entries in the order of their first mention; a row refers to one by its place. */
class Table {
  readonly keys: number[] = [];

  /** From the end, since rows of one dealer follow each other; there are too few keys for a map. */
  getPlace(key: number): number {
    const { keys } = this;
    let place = keys.length - 1;
    while (place >= 0 && keys[place] !== key) place--;
    return place < 0 ? keys.push(key) - 1 : place;
  }
}

/** What the offers of one response have in common. */
export class RowTables {
  readonly #book: PriceBook;
  readonly #query: OfferQuery;
  /** By area: a branch has one for the postcode. */
  readonly #areas = new Table();
  readonly #goods = new Table();
  readonly #numbers: GoodsNumbers;
  /** One list of each of `#goods`. */
  readonly #examples: Pick<PricedVariant, 'list' | 'branch'>[] = [];
  readonly #paymentSets = new Table();
  readonly #options = new Table();
  /** Of the query's options, which each row has. */
  readonly #chosenPlaces: number[] = [];

  constructor(book: PriceBook, query: OfferQuery) {
    this.#book = book;
    this.#query = query;
    this.#numbers = GoodsNumbers.of(book);
  }

  dealerPlace({ area }: PricedVariant): number {
    return this.#areas.getPlace(area);
  }

  goodsPlace({ list, branch }: PricedVariant): number {
    const place = this.#goods.getPlace(this.#numbers.getNumber(list, branch));
    if (place === this.#examples.length) this.#examples.push({ list, branch });
    return place;
  }

  /** The middle of an offer's id (`formatOfferId`), by the place of its goods. */
  goodsId(place: number): JsonText {
    return this.#numbers.getIdPart(this.#goods.keys[place]!);
  }

  /** By its place among the query's options; beyond them it is the delivery time's. */
  optionPlace({ time }: PricedVariant, index: number): number {
    const chosen = this.#query.options[index];
    if (!chosen) return this.#options.getPlace(this.#book.branches.times.optionId[time]!);
    return (this.#chosenPlaces[index] ??= this.#options.getPlace(chosen.id));
  }

  /** Dealers as rows refer to them; `payment` is a place among the payment kinds. */
  eachDealer(write: (branch: number, distanceKm: number, payment: number) => void): void {
    const { areas, branches, dealers } = this.#book;
    for (const area of this.#areas.keys) {
      const branch = areas.branch[area]!;
      const set = dealers.paymentSet[branches.dealer[branch]! * 3 + this.#query.customerGroupId - 1]!;
      write(branch, areas.distanceKm[area]!, this.#paymentSets.getPlace(set));
    }
  }

  presentGoods(): Goods[] {
    return this.#examples.map((example) => this.#presentGoods(example));
  }

  /** After the dealers, which refer to them. */
  presentPaymentKinds(): PaymentKinds[] {
    return this.#paymentSets.keys.map((set) => this.#presentPaymentSet(set));
  }

  presentOptions(): Option[] {
    return this.#options.keys.map((optionId) => this.#presentOption(optionId));
  }

  /** As `presentGoods`, without the brackets around them. */
  writeGoods(out: JsonWriter): void {
    const { countryId, group, options } = this.#query;
    const chosen = options.map(({ id }) => id).join();
    const texts = cachedJson(this.#book, `goods ${countryId} ${group.id} ${chosen}`);
    this.#examples.forEach((example, index) => {
      const write = () => JSON.stringify(this.#presentGoods(example));
      if (index > 0) out.text(COMMA);
      if (isDescribedByAmount(group.id, this.#book.lists.palletWeightKg[example.list]!)) out.raw(write());
      else out.text((texts[this.#goods.keys[index]!] ??= toJsonText(write())));
    });
  }

  /** As `presentPaymentKinds`, without the brackets around them. */
  writePaymentKinds(out: JsonWriter): void {
    const { paymentKindId, paymentModifier } = this.#query;
    const texts = cachedJson(this.#book, `payment ${paymentKindId} ${paymentModifier}`);
    this.#paymentSets.keys.forEach((set, index) => {
      if (index > 0) out.text(COMMA);
      out.text((texts[set] ??= toJsonText(JSON.stringify(this.#presentPaymentSet(set)))));
    });
  }

  /** As `presentOptions`, without the brackets around them. */
  writeOptions(out: JsonWriter): void {
    const texts = cachedJson(this.#book, 'option');
    this.#options.keys.forEach((optionId, index) => {
      if (index > 0) out.text(COMMA);
      out.text((texts[optionId] ??= toJsonText(JSON.stringify(this.#presentOption(optionId)))));
    });
  }

  #presentOption(optionId: number): Option {
    const option = this.#book.goods.options.find(({ id }) => id === optionId);
    return { Key: option?.key ?? '', Id: optionId, Name: option?.name ?? '' };
  }

  #presentGoods({ list, branch }: Pick<PricedVariant, 'list' | 'branch'>): Goods {
    const { lists, goods, branches, dealers } = this.#book;
    const { countryId, group, order, options } = this.#query;
    const dealersCountryId = dealers.countryId[branches.dealer[branch]!]!;
    const product = goods.products.find(({ id }) => id === lists.productId[list]);
    const certification = goods.certifications.find(({ id }) => id === lists.certificationId[list]);
    const palletWeightKg = lists.palletWeightKg[list]! || null;
    return {
      ProductId: lists.productId[list]!,
      ProductName: product ? productNameIn(product, dealersCountryId) : '',
      CertificationId: certification?.id ?? null,
      Certification: certification?.name ?? null,
      Characteristics: presentCharacteristics({
        productGroupId: group.id,
        countryId,
        amount: order.amount,
        certification: certification?.name ?? null,
        palletWeightKg,
        optionIds: options.map(({ id }) => id),
      }),
      MakerId: lists.makerId[list]! || null,
      PalletWeightKg: palletWeightKg,
    };
  }

  #presentPaymentSet(set: number): PaymentKinds {
    const { paymentKindId, paymentModifier } = this.#query;
    const kinds = this.#book.paymentSets[set] ?? [];
    const defaultId = paymentKindId || (kinds[0] ?? 0);
    const kind = this.#book.goods.paymentKinds.find(({ id }) => id === defaultId);
    return {
      PaymentIds: [...kinds],
      DefaultPaymentId: defaultId,
      IsRatePayPayment: kind?.isRatePay ?? false,
      MonthlyRateCount: kind && getPaymentKind(kind.kind)?.credit === 'instalments' ? paymentModifier : 0,
    };
  }
}
