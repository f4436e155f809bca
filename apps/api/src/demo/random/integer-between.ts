/** A whole number from min to max, both included. */
export const integerBetween = (random: () => number, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1));
