import type { BenchVisitor } from '../bench-visitor.ts';
import { listQueries } from './list-queries.ts';
import type { ListSample } from './list-samples.ts';
import { type StaffList, staffLists } from './staff-lists.ts';

/** How long a query took. */
export interface TimedQuery {
  readonly list: string;
  readonly query: string;
  /** Milliseconds until the whole response was read, one a run. */
  readonly ms: readonly number[];
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

async function timeCall(
  staff: BenchVisitor,
  { call }: Pick<StaffList, 'call'>,
  query: Readonly<Record<string, string>>,
) {
  const start = performance.now();
  if (call.method === 'GET') await staff.get(`${call.path}?${new URLSearchParams(query).toString()}`);
  else await staff.post(call.path, query);
  return performance.now() - start;
}

/** BENCH_LISTS names some lists alone by their calls, separated by spaces. */
const { BENCH_LISTS = '' } = process.env;
const isChosen = ({ call }: StaffList): boolean => BENCH_LISTS === '' || BENCH_LISTS.split(' ').includes(call.id);

/** Every list of staff with every filter, sort and search, once a sample; one request after the other. */
export async function timeLists(staff: BenchVisitor, samples: readonly ListSample[]): Promise<readonly TimedQuery[]> {
  const timed: TimedQuery[] = [];
  for (const list of staffLists().filter(isChosen))
    for (const { name, getQuery } of listQueries(list)) {
      const ms: number[] = [];
      for (const sample of samples) ms.push(await timeCall(staff, list, getQuery(sample)));
      timed.push({ list: list.call.id, query: name, ms });
    }
  return timed;
}
