const CENTS = 100;

interface PricedAmount {
  /** Per price unit: t, pallet or 100 l. */
  readonly unitPrice: number;
  /** In the group's unit: kg, pallets or litres. */
  readonly amount: number;
  /** How many of the amount's units make a price unit. */
  readonly unitSize: number;
  readonly total: number;
}

/** Whether unit price times amount is the total to the cent; else the unit price is rounded and has to say so. */
export function isExactUnitPrice({ unitPrice, amount, unitSize, total }: PricedAmount): boolean {
  return Math.round(unitPrice * CENTS) * amount === Math.round(total * CENTS) * unitSize;
}
