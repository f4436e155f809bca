import { isProductGroupId, PRODUCT_GROUPS } from '@heizplatz/calculator';

/** What a change by more than this waits for a yes (product.md section 7). */
export const JUMP_SHARE = 0.15;

export interface PricedTerms {
  readonly unitNetCents: number;
  /** Ten-thousandths, one a step of the group's scale. */
  readonly scaleFactors: readonly number[];
  readonly zoneNetCents: readonly number[];
  readonly stationNetCents: number;
}

/** Of an array the entry at a place, or its last one, as the price book reads it. */
const entryAt = (values: readonly number[], at: number, preset: number): number =>
  values[at] ?? values.at(-1) ?? preset;

/**
 * How far the price for a customer changes between two lists, as a share of the old (0.2: a fifth more expensive):
 * the largest change over every step of the scale and every zone, one delivery point, fee included. A misplaced
 * decimal point in a step, a zone or the fee is detected like one in the price itself. Zero where the group is
 * unknown.
 */
export function largestShare(productGroupId: number, old: PricedTerms, next: PricedTerms): number {
  if (!isProductGroupId(productGroupId)) return 0;
  const { scale, priceUnit } = PRODUCT_GROUPS[productGroupId];
  const zones = Math.max(old.zoneNetCents.length, next.zoneNetCents.length, 1);
  const totalAt = (terms: PricedTerms, amount: number, step: number, zone: number): number => {
    const unit = (terms.unitNetCents * entryAt(terms.scaleFactors, step, 10_000)) / 10_000;
    return (amount / priceUnit.size) * (unit + entryAt(terms.zoneNetCents, zone, 0)) + terms.stationNetCents;
  };
  const shares = scale.flatMap((amount, step) =>
    Array.from({ length: zones }, (_, zone) => {
      const before = totalAt(old, amount, step, zone);
      return before === 0 ? 0 : totalAt(next, amount, step, zone) / before - 1;
    }),
  );
  return shares.reduce((largest, share) => (Math.abs(share) > Math.abs(largest) ? share : largest), 0);
}
