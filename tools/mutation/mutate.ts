import { Stryker } from '@stryker-mutator/core';
import type { MutationArea } from './areas.ts';
import { getScore, type Score } from './score.ts';

/** Nothing of these is read by a spec of an area; the copy is smaller without. */
const NOT_COPIED = ['/dist', '/.data*', '/.nx', '/bench', '/docs', '/apps/e2e', '**/migrations', '/tmp'];

/** Plants every small fault that Stryker knows in an area's files, and runs the specs that reach each: so many at a time. */
export async function mutate(
  name: string,
  { mutate: planted, specs, runsAllSpecs }: MutationArea,
  concurrency: number,
): Promise<Score> {
  process.env['MUTATION_SPECS'] = JSON.stringify(specs);
  const stryker = new Stryker({
    mutate: [...planted],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { projectType: 'custom', configFile: 'tools/mutation/jest.config.cjs', enableFindRelatedTests: false },
    coverageAnalysis: runsAllSpecs ? 'off' : 'perTest',
    // The compiler has its own step; swc drops types.
    disableTypeChecks: false,
    concurrency,
    tempDirName: 'tmp/mutation',
    ignorePatterns: NOT_COPIED,
    reporters: ['clear-text', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
    htmlReporter: { fileName: `tmp/mutation-${name}.html` },
    // Judged by print-scores.ts, for all areas at once.
    thresholds: { break: null, high: 95, low: 90 },
  });
  return { name, ...getScore(await stryker.runMutationTest()) };
}
