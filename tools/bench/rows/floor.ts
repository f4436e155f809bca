import { homeLibraries } from '../floor/libraries.ts';
import { measureAlone, measureTogether } from '../floor/measure-library.ts';
import { LIMITS } from '../limits.ts';
import type { Metric } from '../metric.ts';

const inKb = (bytes: number): number => bytes / 1000;

/** Home's scripts without a line of ours: its libraries, each alone and all in one file. */
export async function row(): Promise<readonly Metric[]> {
  const libraries = homeLibraries();
  const alone: string[] = [];
  for (const library of libraries) alone.push(`${library.name} ${inKb(await measureAlone(library)).toFixed(1)}`);
  return [
    {
      name: 'home, libraries alone',
      against: 'bytes, brotli',
      value: inKb(await measureTogether(libraries)),
      unit: 'KB',
      target: LIMITS['home, libraries alone'],
      note: alone.join(', '),
    },
  ];
}
