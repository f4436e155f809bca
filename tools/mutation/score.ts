import type { MutantResult } from '@stryker-mutator/api/core';

/** What an area's specs must notice at least, of faults that change anything. */
export const LEAST_PERCENT = 90;

export interface Score {
  readonly name: string;
  /** A fault that no spec reaches is one that none noticed. */
  readonly survived: number;
  readonly noticed: number;
  /** Faults that change nothing, each with its reason beside the line. */
  readonly excused: number;
}

/** Faults that do not even load count neither way. */
export function getScore(results: readonly Pick<MutantResult, 'status'>[]): Omit<Score, 'name'> {
  const count = (...states: MutantResult['status'][]) => results.filter(({ status }) => states.includes(status)).length;
  return {
    noticed: count('Killed', 'Timeout'),
    survived: count('Survived', 'NoCoverage'),
    excused: count('Ignored'),
  };
}

/** Of an area without a fault to plant, all. */
export const toPercent = ({ noticed, survived }: Pick<Score, 'noticed' | 'survived'>): number =>
  noticed + survived === 0 ? 100 : (noticed * 100) / (noticed + survived);
