import { percentile } from '../bench/visit-page.ts';
import type { Comparison } from '../faults/compare.ts';
import type { Shopped } from '../faults/shoppers.ts';
import type { Acted } from './load/keep-acting.ts';
import type { Judged } from './verdict.ts';

interface Findings {
  readonly acted: readonly Acted[];
  readonly shopped: Shopped;
  readonly comparison: Comparison;
  readonly judged: readonly Judged[];
}

/** What each kind of work met, what became of the orders, and what grew. */
export function printRun({ acted, shopped, comparison, judged }: Findings): void {
  console.table(
    acted.map(({ name, timesMs, failures }) => ({
      Work: name,
      Times: timesMs.length,
      Failed: failures.length,
      'Median ms': Math.round(percentile(timesMs, 50)),
      '99 % within ms': Math.round(percentile(timesMs, 99)),
    })),
  );
  console.table({
    'orders acknowledged': comparison.acknowledged,
    'tries that failed': [...shopped.failures.values()].reduce((sum, count) => sum + count, 0),
    'orders refused': shopped.refused.length,
    'orders lost': comparison.lost.length,
    'orders doubled': comparison.doubled.length,
    'mails missing, doubled or lost':
      comparison.mailsMissing.length + comparison.mailsDoubled.length + comparison.mailsLost.length,
  });
  const rounded = (value: number) => Number(value.toFixed(1));
  console.table(
    judged.map(({ name, warm, middle, last, max, perHour, isBounded }) => ({
      Figure: name,
      'First third': rounded(warm),
      Middle: rounded(middle),
      'Last third': rounded(last),
      Most: rounded(max),
      'An hour adds (2nd half)': rounded(perHour),
      Bounded: isBounded ? 'yes' : 'NO',
    })),
  );
  const said = [
    ...acted.flatMap(({ name, failures }) => failures.map((text) => `${name}: ${text}`)),
    ...shopped.refused,
  ];
  for (const text of said.slice(0, 10)) console.log(text);
}
