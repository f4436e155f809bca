import { LEAST_PERCENT, toPercent, type Score } from './score.ts';

/** One line per area; false when one is below the required score. */
export function printScores(scores: readonly Score[]): boolean {
  console.log('\nArea            Killed   Survived  Ignored   Score');
  for (const score of scores) {
    const { name, noticed, survived, excused } = score;
    const metrics = [String(noticed).padStart(7), String(survived).padStart(9), String(excused).padStart(8)];
    const mark = toPercent(score) < LEAST_PERCENT ? `  below ${LEAST_PERCENT} %` : '';
    console.log(`${name.padEnd(15)} ${metrics.join(' ')}  ${toPercent(score).toFixed(1).padStart(5)} %${mark}`);
  }
  return scores.every((score) => toPercent(score) >= LEAST_PERCENT);
}
