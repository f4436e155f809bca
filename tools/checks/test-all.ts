import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { readBrowserResults } from './read-browser-results.ts';
import { readJestResults } from './read-jest-results.ts';
import { runStep, runSteps, type StepResult } from './run-steps.ts';
import {
  ALERTS,
  BENCH,
  BUILD,
  COMPILED_MESSAGES,
  CONTRACT,
  FAULTS,
  FORMAT,
  IMAGES,
  IMPORT_CYCLES,
  LICENSES,
  LINT,
  MESSAGES,
  PLATFORM,
  PROMISES,
  SEED,
  TYPES,
  UNUSED,
} from './steps.ts';
import { addResults, closingLine, formatTimes, NO_RESULTS, slowestSpecs, type TestResults } from './test-results.ts';

const RESULTS_DIR = join(ROOT, 'tmp/test-results');

/**
 * Format, messages, lint, types, unused exports, licences, build, content of images, unit and API tests (jest), the quick bench, the
 * journeys in a browser (Playwright), and ten seconds of faults under orders. Prints the failures, the duration of each
 * step and of the slowest specs, and the closing line; returns whether nothing failed. A step that is no test runner
 * counts as one test.
 */
export async function testAll(): Promise<boolean> {
  rmSync(RESULTS_DIR, { recursive: true, force: true });
  mkdirSync(RESULTS_DIR, { recursive: true });

  // Downloading costs no processor: on a new machine the browser comes while types are checked.
  const browserPath = ensureBrowser();
  const compiled = await runStep(COMPILED_MESSAGES);
  // The longest first, so that two at a time end together.
  const steps = [
    compiled,
    ...(await runSteps([
      TYPES,
      [BUILD, SEED, IMAGES],
      FORMAT,
      LINT,
      PROMISES,
      MESSAGES,
      IMPORT_CYCLES,
      UNUSED,
      LICENSES,
      CONTRACT,
      PLATFORM,
      ALERTS,
    ])),
  ];
  let results = steps.map(countStep).reduce(addResults, NO_RESULTS);

  const jestFile = join(RESULTS_DIR, 'jest.json');
  steps.push(await runStep({ title: 'Specs', command: `jest --json --outputFile=${jestFile} --silent` }));
  results = addResults(results, readJestResults(jestFile));

  const isBuilt = steps.some(({ title, isOk }) => title === BUILD.title && isOk);
  if (isBuilt) {
    const bench = await runStep(BENCH, { isPrintedAtEnd: true });
    steps.push(bench);
    results = addResults(results, countStep(bench));
  }
  const browser = await browserPath;
  if (isBuilt && browser) {
    const file = join(RESULTS_DIR, 'playwright.json');
    // The faults wait more than they work.
    const faults = runStep(FAULTS, { isPrintedAtEnd: true });
    steps.push(await runStep(browserStep(browser, file)), await faults);
    results = [readBrowserResults(file), countStep(await faults)].reduce(addResults, results);
  } else results = addResults(results, failure('Browser tests did not run: the build failed or there is no browser'));

  printSummary(steps, results);
  return results.failed === 0;
}

const browserStep = (browser: string, file: string) => ({
  title: 'Browser tests',
  command: 'playwright test -c apps/e2e/playwright.config.ts',
  environment: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
});

const failure = (what: string): TestResults => ({ ...NO_RESULTS, failed: 1, failures: [`failed: ${what}`] });

const countStep = ({ title, isOk, lastLines }: StepResult): TestResults =>
  isOk ? { ...NO_RESULTS, passed: 1 } : failure(`${title}\n${lastLines}`.trimEnd());

/** The last lines are what somebody reads first. */
function printSummary(steps: readonly StepResult[], results: TestResults): void {
  for (const text of results.failures) console.log(`\n${text}`);
  console.log('\nThe ten slowest spec files (browser: summed over sites and widths)');
  console.log(formatTimes(slowestSpecs(results, 10).map(({ file, seconds }) => [file, seconds])));
  console.log('\nSteps (two at a time from types to alert rules)');
  console.log(formatTimes(steps.map(({ title, seconds }) => [title, seconds])));
  if (results.notSampled > 0)
    console.log(
      `\n${results.notSampled} journeys run in their site and width on another day; npm run test:matrix runs all`,
    );
  console.log(`\n${closingLine(results)}`);
}
