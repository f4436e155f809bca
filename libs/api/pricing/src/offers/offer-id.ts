import type { PriceBook } from '../price-book/price-book';
import type { PricedVariant } from './price-variants';

/**
 * The content of an offer's id, four numbers with '-' between them: with a configuration and
 * a day the offer is found again, whatever its price has become.
 */
export interface OfferId {
  readonly branchId: number;
  readonly productId: number;
  /** 0 without one. */
  readonly certificationId: number;
  /** 0: the branch's own lead time. */
  readonly timeOptionId: number;
}

export function parseOfferId(text: string): OfferId | undefined {
  const match = /^(\d{1,9})-(\d{1,9})-(\d{1,9})-(\d{1,9})$/.exec(text);
  if (!match) return undefined;
  const [branchId = 0, productId = 0, certificationId = 0, timeOptionId = 0] = match.slice(1).map(Number);
  return { branchId, productId, certificationId, timeOptionId };
}

export function formatOfferId({ branches, lists }: PriceBook, { branch, list, time }: PricedVariant): string {
  const product = `${lists.productId[list]!}-${lists.certificationId[list]!}`;
  return `${branches.id[branch]!}-${product}-${branches.times.optionId[time]!}`;
}
