import { PRODUCT_GROUPS, productName } from '@heizplatz/calculator';
import type { BookGoods } from '../price-book/price-book';

type BookProduct = Pick<BookGoods['products'][number], 'name' | 'productGroupId'>;

/** What a product is called in a country. */
export function productNameIn({ name, productGroupId }: BookProduct, countryId: number): string {
  const group = Object.values(PRODUCT_GROUPS).find(({ id }) => id === productGroupId);
  return group ? productName(name, group, countryId) : name;
}
