import type { FullConfig, Reporter, Suite, TestCase, TestRun } from '@playwright/test/reporter';
import { type Combination, COMBINATIONS, isCombination } from './combinations';
import { dayNumber, isSampled } from './sample';

/** What a run left out, in the JSON report as config.metadata.sample. */
export interface SampleCount {
  /** ISO date, or 'all': nothing was left out. */
  readonly day: string;
  readonly run: number;
  readonly sampledOut: number;
}

interface Parts {
  readonly config: FullConfig;
  readonly suite: Suite;
  readonly testRun: TestRun;
}

/**
 * Journeys run in a sample of their combinations, selected by the day (E2E_DAY, by default today in UTC), or in all
 * with E2E_MATRIX=full. A project that is named explicitly runs completely.
 */
// eslint-disable-next-line no-restricted-syntax -- Playwright wants a default export
export default class SampleReporter implements Reporter {
  async preprocess({ config, suite, testRun }: Parts): Promise<void> {
    const journeys = suite.suites.flatMap((project) => {
      const combination = project.project()?.name ?? '';
      return isCombination(combination) ? project.allTests().map((test) => ({ test, combination })) : [];
    });
    const isFull = process.env['E2E_MATRIX'] === 'full';
    const day = process.env['E2E_DAY'] ?? new Date().toISOString().slice(0, 10);
    const excluded = isFull ? [] : sampledOut(journeys, dayNumber(day));
    for (const test of excluded) testRun.exclude(test);
    const count: SampleCount = {
      day: isFull ? 'all' : day,
      run: journeys.length - excluded.length,
      sampledOut: excluded.length,
    };
    Object.assign(config.metadata, { sample: count });
    const scope = isFull ? 'full matrix' : `sample of ${day}`;
    console.log(`${scope}: ${count.run} of ${journeys.length} journeys by site and width`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

interface Journey {
  readonly test: TestCase;
  readonly combination: Combination;
}

function sampledOut(journeys: readonly Journey[], day: number): readonly TestCase[] {
  const combinations = new Map<string, Set<Combination>>();
  for (const { test, combination } of journeys) {
    const known = combinations.get(getTitle(test)) ?? new Set();
    combinations.set(getTitle(test), known.add(combination));
  }
  return journeys
    .filter(({ test, combination }) => {
      const title = getTitle(test);
      const eligible = COMBINATIONS.filter((name) => combinations.get(title)?.has(name));
      return !isSampled(title, combination, { eligible, day });
    })
    .map(({ test }) => test);
}

/** File, describes and test, without root and project. */
const getTitle = (test: TestCase): string => test.titlePath().slice(2).join(' › ');
