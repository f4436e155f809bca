import type { PriceBook } from '../price-book/price-book';

/** The options that a product group offers, in the order in which screens show them. */
export function getGroupOptions({ goods }: PriceBook, productGroupId: number): PriceBook['goods']['options'] {
  const offered = new Set(
    goods.optionGroups.filter((row) => row.productGroupId === productGroupId).map(({ optionId }) => optionId),
  );
  return goods.options.filter(({ id }) => offered.has(id));
}

export const getGroupProducts = ({ goods }: PriceBook, productGroupId: number): PriceBook['goods']['products'] =>
  goods.products.filter((product) => product.productGroupId === productGroupId);

/** The certificates that any price list of the group has. */
export function getGroupCertifications(book: PriceBook, productGroupId: number): PriceBook['goods']['certifications'] {
  const { goods, lists } = book;
  const productIds = new Set(getGroupProducts(book, productGroupId).map(({ id }) => id));
  const known = new Set(lists.certificationId.filter((_, list) => productIds.has(lists.productId[list]!)));
  return goods.certifications.filter(({ id }) => known.has(id));
}
