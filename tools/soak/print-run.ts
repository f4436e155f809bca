import type { Comparison } from '../faults/compare.ts';
import type { Shopped } from '../faults/shoppers.ts';
import type { RequestLog } from './request-log.ts';
import type { Judged } from './verdict.ts';

interface Findings {
  readonly log: RequestLog;
  readonly shopped: Shopped;
  readonly comparison: Comparison;
  readonly judged: readonly Judged[];
}

const MESSAGES_PRINTED = 10;

const rounded = (value: number): number => Number(value.toFixed(1));

export const requestRows = (log: RequestLog) =>
  log
    .kinds()
    .toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
    .map(({ kind, count, failed, medianMs, p99Ms }) => ({
      Requests: kind,
      Count: count,
      Failed: failed,
      'Median ms': Math.round(medianMs),
      '99th percentile ms': Math.round(p99Ms),
    }));

export const orderRows = (shopped: Shopped, comparison: Comparison) => ({
  'orders acknowledged': comparison.acknowledged,
  'failed attempts': [...shopped.failures.values()].reduce((sum, count) => sum + count, 0),
  'orders refused': shopped.refused.length,
  'orders lost': comparison.lost.length,
  'orders placed twice': comparison.doubled.length,
  'orders placed outside the run': comparison.ofOtherTime.length,
  'mails missing, sent twice or lost':
    comparison.mailsMissing.length + comparison.mailsDoubled.length + comparison.mailsLost.length,
  'mails still queued': comparison.mailsWaiting,
});

export const metricRows = (judged: readonly Judged[]) =>
  judged.map(({ name, warm, middle, last, max, perHour, isBounded }) => ({
    Metric: name,
    'First third': rounded(warm),
    Middle: rounded(middle),
    'Last third': rounded(last),
    Max: rounded(max),
    'Growth per hour (2nd half)': rounded(perHour),
    Bounded: isBounded ? 'yes' : 'NO',
  }));

/** What each kind of request met, what became of the orders, and what grew. */
export function printRun({ log, shopped, comparison, judged }: Findings): void {
  console.table(requestRows(log));
  console.table(orderRows(shopped, comparison));
  console.table(metricRows(judged));
  for (const text of shopped.refused.slice(0, MESSAGES_PRINTED)) console.log(text);
}
