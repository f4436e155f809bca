/**
 * Numbers from 0 (inclusive) to 1, the same for the same name; a separate stream per name prevents one change from
 * shifting all the others.
 */
export type RandomStreams = (name: string) => () => number;

function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  return value >>> 0;
}

/** Mulberry32, a stream for each name; equal on every machine. */
export function randomStreams(seed: number): RandomStreams {
  return (name) => {
    let state = (hash(name) ^ Math.imul(seed, 0x9e3779b1)) >>> 0;
    return () => {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
  };
}
