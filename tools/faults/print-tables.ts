import type { Comparison } from './compare.ts';
import type { Struck } from './run-faults.ts';
import type { Shopped } from './shoppers.ts';

/** What struck and how long it took to come back; then what became of orders and mails. */
export function printTables(struck: readonly Struck[], shopped: Shopped, found: Comparison, settledMs: number): void {
  const inSeconds = (ms: number) => Number((ms / 1000).toFixed(1));
  console.table(
    struck.map(({ name, recoveredMs }) => ({
      Fault: name,
      Times: recoveredMs.length,
      'Median s until ready': inSeconds(recoveredMs.toSorted((a, b) => a - b)[Math.floor(recoveredMs.length / 2)] ?? 0),
      'Longest s': inSeconds(Math.max(...recoveredMs)),
    })),
  );
  const failures = [...shopped.failures].map(([status, count]) => `${status || 'no answer'}: ${count}`).join(', ');
  console.table({
    'orders acknowledged': found.acknowledged,
    'tries that failed': failures || '0',
    'shoppers who gave up': shopped.givenUp.length,
    'orders stored': found.stored,
    'orders lost': found.lost.length,
    'orders doubled': found.doubled.length,
    'orders without one of their mails': found.mailsMissing.length,
    'mails doubled': found.mailsDoubled.length,
    'mails lost': found.mailsLost.length,
    'mails still waiting': found.mailsWaiting,
    'mails repeated under their Message-ID': found.mailsRepeated,
    'seconds until all mails were out': inSeconds(settledMs),
    'orders refused': shopped.refused.length,
  });
  for (const text of shopped.refused.slice(0, 5)) console.log(text);
}
