import type { DemoPlace } from './demo-place';
import type { RandomStreams } from '../random/random-streams';

/** Against the country's mean (rule DEMO-03, August 2026): Bavaria, Baden-Württemberg, Vienna. */
const KNOWN: Readonly<Record<number, number>> = { 293: 0.9855, 292: 1.0196, 345: 0.978 };

/** What a state is dearer or cheaper than its country; within ±1 % where nothing is known. */
export const stateFactor = (streams: RandomStreams, stateId: number): number =>
  KNOWN[stateId] ?? 0.99 + 0.02 * streams(`state/${stateId}`)();

/** The state's factor with a slow wave over the land, so that neighbours are alike. */
export function regionFactor(streams: RandomStreams, { stateId, latitude, longitude }: DemoPlace): number {
  const wave = Math.sin(latitude * 2.1 + longitude * 0.9) + Math.sin(longitude * 1.7 - latitude * 0.6);
  return stateFactor(streams, stateId) * (1 + 0.004 * wave);
}
