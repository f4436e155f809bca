import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { failedJestTests, unsteadyBrowserTests } from './failed-tests.ts';
import { runStep } from './run-step.ts';
import { QUICK_STEPS } from './steps.ts';

/**
 * `npm test`: format, messages, lint, types, unit and API tests (jest), build, and the journeys in a browser (Playwright).
 * Ends with 'N passed, N failed'; a step that is no test runner counts as one.
 */
interface Count {
  passed: number;
  failed: number;
}

const results = join(ROOT, 'tmp/test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const count: Count = { passed: 0, failed: 0 };
const names: string[] = [];
const add = ({ passed, failed }: Count) => {
  count.passed += passed;
  count.failed += failed;
};
const addStep = (isOk: boolean) => add({ passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 });

for (const [title, command] of QUICK_STEPS) {
  const isOk = runStep(title, command);
  addStep(isOk);
  if (!isOk) names.push(`failed: ${title}`);
}

const jestFile = join(results, 'jest.json');
runStep('Unit- und API-Tests', `jest --json --outputFile=${jestFile} --silent`);
add(jestCount(jestFile));
names.push(...failedJestTests(jestFile));

const isBuilt = runStep('Bauen', 'nx run-many -t build --outputStyle=static');
addStep(isBuilt);

const browserFile = join(results, 'playwright.json');
const browser = await ensureBrowser();
if (isBuilt && browser) {
  runStep('Browser-Tests', 'playwright test -c apps/e2e/playwright.config.ts', {
    CHROMIUM_PATH: browser,
    BROWSER_RETRIES: '1',
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserFile,
  });
  add(playwrightCount(browserFile));
  names.push(...unsteadyBrowserTests(browserFile));
} else {
  addStep(false);
  names.push('failed: Bauen, or no browser was found');
}

// The last lines are what somebody reads first.
for (const name of names) console.log(`\n${name}`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed ? 1 : 0);

function jestCount(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const result = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  return { passed: result.numPassedTests, failed: result.numFailedTests + result.numRuntimeErrorTestSuites };
}

function playwrightCount(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}
