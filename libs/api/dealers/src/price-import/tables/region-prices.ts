import { PRODUCTS } from '@heizplatz/api-catalog';
import type { Database } from '@heizplatz/api-platform';
import type { BranchOfDealer } from '../../dealers/branch-repository';
import { findComparableLists, findNeighbours, type PriceList } from '../../dealers/price-list-repository';
import { type PricedTerms, shareOfRegion } from '../files/price-jump';

/** Fewer lists are no yardstick. */
const LEAST_LISTS = 3;

type NewPrice = PricedTerms & Pick<PriceList, 'productId' | 'customerGroupId'>;

/** How far a price is from the region's median, as a share of it; null: too few others sell these goods. */
export type RegionFinder = (branch: BranchOfDealer, price: NewPrice, now: Date) => Promise<number | null>;

/**
 * Compares with other dealers' lists of the same product and customer group, whatever their certificate: of those that
 * deliver to a postcode of the branch, or of the branch's country where these are fewer than three. Neighbours of a
 * branch are looked up once an import.
 */
export function regionFinder(db: Database): RegionFinder {
  const neighbours = new Map<number, readonly number[]>();
  return async (branch, price, now) => {
    const near = neighbours.get(branch.id) ?? (await findNeighbours(db, branch));
    neighbours.set(branch.id, near);
    const regional = near.length > 0 ? await findComparableLists(db, price, { branch, branchIds: near, now }) : [];
    const others =
      regional.length >= LEAST_LISTS
        ? regional
        : await findComparableLists(db, price, { branch, branchIds: null, now });
    if (others.length < LEAST_LISTS) return null;
    return shareOfRegion(PRODUCTS.find(({ id }) => id === price.productId)?.productGroupId ?? 0, others, price);
  };
}
