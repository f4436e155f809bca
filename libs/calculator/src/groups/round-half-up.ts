/** The nearest integer, halves upwards; numerator and divisor are integers, the divisor above 0. */
export const roundHalfUp = (numerator: number, divisor: number): number =>
  Math.floor((2 * numerator + divisor) / (2 * divisor));
