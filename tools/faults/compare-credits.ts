/** An authorisation as the payment provider has it. */
export interface ProviderCredit {
  readonly key: string;
  readonly state: 'accepted' | 'refused' | 'voided';
  readonly authorisedCents: number;
}

/** The same as the database has it. */
export interface StoredCredit {
  readonly key: string;
  readonly state: string;
  readonly orderId: string | null;
  readonly orderCents: number | null;
}

export interface CreditComparison {
  /** Orders on credit. */
  readonly orders: number;
  /** Keys of orders for which the provider does not hold the money, or another sum. */
  readonly unpaid: readonly string[];
  /** Orders with two credits. */
  readonly doubled: readonly string[];
  /** Credits that exist at the provider without an order, though no customer waits for one any more. */
  readonly leftOver: readonly string[];
}

export function compareCredits(
  atProvider: readonly ProviderCredit[],
  stored: readonly StoredCredit[],
): CreditComparison {
  const live = new Map(atProvider.filter(({ state }) => state === 'accepted').map((credit) => [credit.key, credit]));
  const used = stored.filter(({ orderId }) => orderId !== null);
  const usedKeys = new Set(used.map(({ key }) => key));
  const orderIds = used.map(({ orderId }) => orderId ?? '');
  return {
    orders: new Set(orderIds).size,
    unpaid: used.filter((one) => live.get(one.key)?.authorisedCents !== one.orderCents).map(({ key }) => key),
    doubled: orderIds.filter((id, at) => orderIds.indexOf(id) !== at),
    leftOver: [...live.keys()].filter((key) => !usedKeys.has(key)),
  };
}

export const areCreditsWhole = ({ unpaid, doubled, leftOver }: CreditComparison): boolean =>
  [unpaid, doubled, leftOver].every((list) => list.length === 0);
