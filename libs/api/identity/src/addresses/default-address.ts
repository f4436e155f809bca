/** What the rule reads of an address. */
export interface DefaultCandidate {
  readonly id: number;
  /** 1 delivery, 0 invoice. */
  readonly addressType: number;
  readonly isDefault: boolean;
}

/** The one of a type that new orders begin with: the one that was marked, else the oldest; undefined without any. */
export function defaultAddress<Candidate extends DefaultCandidate>(
  addresses: readonly Candidate[],
  addressType: number,
): Candidate | undefined {
  const ofType = addresses.filter((one) => one.addressType === addressType).toSorted((a, b) => a.id - b.id);
  return ofType.find(({ isDefault }) => isDefault) ?? ofType[0];
}
