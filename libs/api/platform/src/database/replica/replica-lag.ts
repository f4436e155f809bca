import type { LogPosition } from './log-position';

/** Where the primary's log ended at a time (performance.now()). */
export interface PrimaryReading {
  readonly atMs: number;
  readonly position: LogPosition;
}

/**
 * How far the replica's contents are behind, in ms: the age of the oldest reading of the primary that the replica has not
 * replayed. `readings` are in the order of time. Independent of both machines' clocks, and 0 while nothing is written.
 */
export function getLagMs(readings: readonly PrimaryReading[], replayed: LogPosition, nowMs: number): number {
  const missing = readings.find(({ position }) => position > replayed);
  return missing ? nowMs - missing.atMs : 0;
}

/** The readings that still say something: those not replayed, and the last one. */
export const dropReplayed = (readings: readonly PrimaryReading[], replayed: LogPosition): PrimaryReading[] =>
  readings.filter(({ position }, at) => position > replayed || at === readings.length - 1);
