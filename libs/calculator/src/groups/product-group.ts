/** Smallest and largest amount, both allowed, in the group's unit. */
export interface AmountLimits {
  readonly min: number;
  readonly max: number;
}

/** Amounts are whole kg, litres or pallets, depending on `unit`. */
export interface GroupFacts {
  readonly urlName: string;
  readonly name: string;
  /** For chips and tabs. */
  readonly shortName: string;
  readonly defaultProductId: number;
  readonly isPallet: boolean;
  readonly unit: 'kg' | 'Liter' | 'Paletten';
  readonly unitSingular: 'kg' | 'Liter' | 'Palette';
  /** How it comes: blown from a silo lorry, on pallets, pumped from a tank, or tipped in front of the house. */
  readonly delivery: 'blown' | 'pallets' | 'pumped' | 'tipped';
  /** Whether the tax on wood applies. */
  readonly isWood: boolean;
  /** Whether an order chooses more than how and when it comes. */
  readonly hasProductOptions: boolean;
  readonly defaultAmount: number;
  readonly orderLimits: AmountLimits;
  readonly simpleLimits: AmountLimits;
  /** Steps at which a dealer's price may change, ascending. */
  readonly scale: readonly number[];
  /** The step that a dealer's base price is for. */
  readonly referenceAmount: number;
  /** The amount at which groups are compared; 6 pallets beside 6 t. */
  readonly comparisonAmount: number;
  /** UnitPrice is per `size` units. */
  readonly priceUnit:
    | { readonly name: 't'; readonly size: 1000 }
    | { readonly name: 'Palette'; readonly size: 1 }
    | { readonly name: '100 l'; readonly size: 100 };
  /** Background and foreground of the group's illustration, as hexadecimal colours. */
  readonly colours: readonly [string, string];
}
