/** Repeatable chance for made-up data. */
export interface Chances {
  /** Both ends can come out. */
  whole(min: number, max: number): number;
  /** True in so many of a hundred. */
  percent(chance: number): boolean;
  oneOf<T>(values: readonly T[]): T;
}

/** The mulberry32 generator: small, even enough, the same on every machine. */
export function chances(seed: number): Chances {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return { whole, percent: (chance) => next() * 100 < chance, oneOf: (values) => values[whole(0, values.length - 1)]! };
}
