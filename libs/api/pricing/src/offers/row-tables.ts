import { getPaymentKind, type OfferRows } from '@heizplatz/contract';
import { presentCharacteristics } from '../configuration/present-characteristics';
import { productNameIn } from '../configuration/product-name-in';
import type { PriceBook } from '../price-book/price-book';
import type { OfferQuery } from './offer-query';
import type { PricedVariant } from './price-variants';

type Goods = OfferRows['Goods'][number];
type PaymentKinds = OfferRows['PaymentKinds'][number];
type Option = OfferRows['Options'][number];

/** Entries in the order of their first mention; a row refers to one by its place. */
class Table<Key> {
  readonly #places = new Map<Key, number>();

  get keys(): readonly Key[] {
    return [...this.#places.keys()];
  }

  getPlace(key: Key): number {
    const place = this.#places.get(key) ?? this.#places.size;
    this.#places.set(key, place);
    return place;
  }
}

/** What the offers of one response have in common. */
export class RowTables {
  readonly #book: PriceBook;
  readonly #query: OfferQuery;
  /** By area: a branch has one for the postcode. */
  readonly #areas = new Table<number>();
  /** By what describes them. */
  readonly #goods = new Table<string>();
  /** One list of each of `#goods`. */
  readonly #examples: Pick<PricedVariant, 'list' | 'branch'>[] = [];
  readonly #paymentSets = new Table<number>();
  readonly #options = new Table<number>();

  constructor(book: PriceBook, query: OfferQuery) {
    this.#book = book;
    this.#query = query;
  }

  dealerPlace({ area }: PricedVariant): number {
    return this.#areas.getPlace(area);
  }

  goodsPlace({ list, branch }: PricedVariant): number {
    const { lists, branches, dealers } = this.#book;
    const place = this.#goods.getPlace(
      [
        lists.productId[list],
        lists.certificationId[list],
        lists.makerId[list],
        lists.palletWeightKg[list],
        // Products are called by the names of the dealer's country.
        dealers.countryId[branches.dealer[branch]!],
      ].join(),
    );
    if (place === this.#examples.length) this.#examples.push({ list, branch });
    return place;
  }

  /** By its place among the query's options; beyond them it is the delivery time's. */
  optionPlace({ time }: PricedVariant, index: number): number {
    return this.#options.getPlace(this.#query.options[index]?.id ?? this.#book.branches.times.optionId[time]!);
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
