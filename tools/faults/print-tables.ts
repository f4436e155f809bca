import type { CreditComparison } from './compare-credits.ts';
import type { Comparison } from './compare.ts';
import type { Pages } from './page-visitors.ts';
import type { Struck } from './run-faults.ts';
import type { Shopped } from './shoppers.ts';

interface Findings {
  readonly struck: readonly Struck[];
  readonly shopped: Shopped;
  readonly comparison: Comparison;
  /** Null: no order of the run was on credit. */
  readonly credits: CreditComparison | null;
  readonly settledMs: number;
  readonly pages: ReadonlyMap<string, Pages>;
}

/** What struck, how long it took to come back and what visitors saw; then what became of orders, mails and credits. */
export function printTables({ struck, shopped, comparison, credits, settledMs, pages }: Findings): void {
  const inSeconds = (ms: number) => Number((ms / 1000).toFixed(1));
  console.table(
    struck.map(({ name, recoveredMs }) => ({
      Fault: name,
      Times: recoveredMs.length,
      'Median s until ready': inSeconds(recoveredMs.toSorted((a, b) => a - b)[Math.floor(recoveredMs.length / 2)] ?? 0),
      'Longest s': inSeconds(Math.max(...recoveredMs)),
      'Pages failed': `${pages.get(name)?.failures.length ?? 0} of ${pages.get(name)?.requestCount ?? 0}`,
    })),
  );
  const failures = [...shopped.failures].map(([status, count]) => `${status || 'no answer'}: ${count}`).join(', ');
  console.table({
    'orders acknowledged': comparison.acknowledged,
    'failed attempts': failures || '0',
    'shoppers who gave up': shopped.abandoned.length,
    'orders stored': comparison.stored,
    'orders lost': comparison.lost.length,
    'orders placed twice': comparison.doubled.length,
    'orders placed outside the run': comparison.ofOtherTime.length,
    'orders that lack a mail': comparison.mailsMissing.length,
    'mails sent twice': comparison.mailsDoubled.length,
    'mails lost': comparison.mailsLost.length,
    'mails still queued': comparison.mailsWaiting,
    'mails repeated under their Message-ID': comparison.mailsRepeated,
    'seconds until all mails were sent': inSeconds(settledMs),
    'orders refused': shopped.refused.length,
    ...(credits && {
      'orders on credit': credits.orders,
      'cancelled by the payment provider': shopped.endedByProvider,
      'orders on credit without a capture': credits.unpaid.length,
      'orders with two credits': credits.doubled.length,
      'open credits without an order': credits.leftOver.length,
    }),
  });
  for (const text of shopped.refused.slice(0, 5)) console.log(text);
  for (const { name, isHidden } of struck)
    if (isHidden) for (const text of (pages.get(name)?.failures ?? []).slice(0, 5)) console.log(`${name}: ${text}`);
}
