import { existsSync, readFileSync } from 'node:fs';
import { missingResults, type SpecTime, type TestResults } from './test-results.ts';

interface BrowserTest {
  projectName: string;
  status: string;
  results: readonly { duration: number; error?: { message?: string } }[];
}
interface BrowserSuite {
  suites?: readonly BrowserSuite[];
  specs?: readonly { file: string; title: string; tests: readonly BrowserTest[] }[];
}
interface BrowserResult extends BrowserSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly { message?: string }[];
  /** Written by apps/e2e's sample reporter. */
  config?: { metadata?: { sample?: { sampledOut: number } } };
}
interface NamedTest extends BrowserTest {
  readonly file: string;
  readonly title: string;
}

/** What Playwright's JSON reporter wrote. Times are summed over sites and widths. */
export function readBrowserResults(file: string): TestResults {
  if (!existsSync(file)) return missingResults(file);
  const result = JSON.parse(readFileSync(file, 'utf8')) as BrowserResult;
  const { stats, errors } = result;
  const tests = testsIn(result);
  return {
    passed: stats.expected,
    // A test that passed on a second run alone has failed.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    notSampled: result.config?.metadata?.sample?.sampledOut ?? 0,
    failures: [
      ...errors.map(({ message = 'unknown error' }) => message),
      ...tests.filter(isFailed).map(describeFailure),
    ],
    specs: specTimes(tests),
  };
}

const testsIn = ({ suites = [], specs = [] }: BrowserSuite): readonly NamedTest[] => [
  ...suites.flatMap(testsIn),
  ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, file, title }))),
];

const isFailed = ({ status }: BrowserTest): boolean => status === 'unexpected' || status === 'flaky';

const describeFailure = ({ projectName, file, title, status, results }: NamedTest): string =>
  `${status === 'flaky' ? 'flaky' : 'failed'}: [${projectName}] ${file} › ${title}\n${(results[0]?.error?.message ?? '').split('\n').slice(0, 12).join('\n')}`.trim();

function specTimes(tests: readonly NamedTest[]): readonly SpecTime[] {
  const seconds = new Map<string, number>();
  for (const { file, results } of tests)
    for (const { duration } of results) seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000);
  return [...seconds].map(([file, sum]) => ({ file: `apps/e2e/src/${file}`, seconds: sum }));
}
