import { type JsonText, toJsonText } from '../calculation/json-texts';
import type { PriceBook } from '../price-book/price-book';

const ofBooks = new WeakMap<PriceBook, GoodsNumbers>();

/** Numbers of a book's goods, given as they are first asked for: what lists of one number sell has one description. */
export class GoodsNumbers {
  readonly #book: PriceBook;
  /** By list; 0: not numbered yet. */
  readonly #numbers: Int32Array;
  readonly #byKey = new Map<string, number>();
  /** By number. */
  readonly #idParts: JsonText[] = [];

  private constructor(book: PriceBook) {
    this.#book = book;
    this.#numbers = new Int32Array(book.lists.productId.length);
  }

  static of(book: PriceBook): GoodsNumbers {
    let goods = ofBooks.get(book);
    if (!goods) ofBooks.set(book, (goods = new GoodsNumbers(book)));
    return goods;
  }

  getNumber(list: number, branch: number): number {
    return this.#numbers[list] || this.#assignNumber(list, branch);
  }

  /** '-5-1-': product and certification in an offer's id. */
  getIdPart(number: number): JsonText {
    return this.#idParts[number]!;
  }

  #assignNumber(list: number, branch: number): number {
    const { lists, branches, dealers } = this.#book;
    const key = [
      lists.productId[list],
      lists.certificationId[list],
      lists.makerId[list],
      lists.palletWeightKg[list],
      // Products are called by the names of the dealer's country.
      dealers.countryId[branches.dealer[branch]!],
    ].join();
    const number = this.#byKey.get(key) ?? this.#byKey.size + 1;
    this.#byKey.set(key, number);
    this.#idParts[number] ??= toJsonText(`-${lists.productId[list]}-${lists.certificationId[list]}-`);
    this.#numbers[list] = number;
    return number;
  }
}
