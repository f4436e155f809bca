import { isComplete, percentile, visitPage } from '../visit-page.ts';
import type { PublicPage } from './public-pages.ts';

export interface CrowdResult {
  readonly times: readonly number[];
  /** The addresses that were not answered with a whole page. */
  readonly failed: readonly string[];
  readonly pagesPerSecond: number;
}

/** Which page a visitor requests next; null ends its visit. */
type NextPage = (visitor: number, step: number) => PublicPage | null;

/** So many visitors who do not wait between their pages. */
export async function visitAtOnce(port: number, visitors: number, next: NextPage): Promise<CrowdResult> {
  const times: number[] = [];
  const failed: string[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      let step = 0;
      for (let page = next(visitor, step); page; page = next(visitor, ++step)) {
        const visit = await visitPage(page.path, { port, host: page.host });
        times.push(visit.ms);
        if (!isComplete(visit)) failed.push(`${visit.status} ${page.host}${page.path}`);
      }
    }),
  );
  return { times, failed, pagesPerSecond: (times.length / (performance.now() - start)) * 1000 };
}

export const describeCrowd = ({ times, failed, pagesPerSecond }: CrowdResult): string =>
  [
    `${Math.round(pagesPerSecond)} pages/s of ${times.length}`,
    ...[50, 90, 99, 99.9].map((percent) => `${percent} % within ${Math.round(percentile(times, percent))} ms`),
    `longest ${Math.round(times.reduce((a, b) => Math.max(a, b), 0))} ms`,
    ...new Set(failed.slice(0, 5)),
  ].join(', ');
