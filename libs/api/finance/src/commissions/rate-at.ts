export interface CommissionRate {
  /** Null: every dealer. */
  readonly dealerId: number | null;
  /** Null: every product group. */
  readonly productGroupId: number | null;
  /** ISO day. */
  readonly validFrom: string;
  readonly basisPoints: number;
}

export interface RateQuestion {
  readonly dealerId: number;
  readonly productGroupId: number;
  /** ISO day. */
  readonly day: string;
}

/** A rate of the dealer's own goes before one for everybody, one for the group before one for all groups. */
const specialness = ({ dealerId, productGroupId }: CommissionRate): number =>
  (dealerId === null ? 0 : 2) + (productGroupId === null ? 0 : 1);

/** The rate in basis points on that day; 0 where none is agreed. */
export function rateAt(rates: readonly CommissionRate[], { dealerId, productGroupId, day }: RateQuestion): number {
  const [best] = rates
    .filter(
      (rate) =>
        rate.validFrom <= day &&
        (rate.dealerId ?? dealerId) === dealerId &&
        (rate.productGroupId ?? productGroupId) === productGroupId,
    )
    .toSorted((a, b) => specialness(b) - specialness(a) || (a.validFrom < b.validFrom ? 1 : -1));
  return best?.basisPoints ?? 0;
}
