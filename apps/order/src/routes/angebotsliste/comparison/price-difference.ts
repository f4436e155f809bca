const inCents = (price: number): number => Math.round(price * 100);

/** Of two prices in decimal currency, without the digits that floating point adds. */
export const priceDifference = (price: number, other: number): number => (inCents(price) - inCents(other)) / 100;
