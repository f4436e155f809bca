import { isAbsolute, relative, resolve } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { runStep, type Step } from './run-steps.ts';
import { BUILD } from './steps.ts';

const BROWSER_TESTS = 'apps/e2e/';

/** Runs spec files or folders `repeat` times; prints how often each runner failed; returns whether none did. */
export async function testPaths(paths: readonly string[], repeat: number): Promise<boolean> {
  const files = paths.map((path) => relative(ROOT, isAbsolute(path) ? path : resolve(ROOT, path)));
  const browserFiles = files.filter((file) => file.startsWith(BROWSER_TESTS));
  const jestFiles = files.filter((file) => !browserFiles.includes(file));
  const rounds: boolean[] = [];
  if (jestFiles.length > 0)
    for (let round = 1; round <= repeat; round += 1)
      rounds.push(await isOk({ title: `Specs, round ${round} of ${repeat}`, command: `jest ${jestFiles.join(' ')}` }));
  if (browserFiles.length > 0) rounds.push(await runsInBrowser(browserFiles, repeat));
  const failed = rounds.filter((isGood) => !isGood).length;
  console.log(`\n${rounds.length - failed} passed, ${failed} failed`);
  return failed === 0;
}

async function runsInBrowser(files: readonly string[], repeat: number): Promise<boolean> {
  const browser = await ensureBrowser();
  if (!browser || !(await isOk(BUILD))) return false;
  const names = files.map((file) => file.slice(BROWSER_TESTS.length)).join(' ');
  return isOk({
    title: 'Browser tests',
    command: `playwright test -c apps/e2e/playwright.config.ts --repeat-each ${repeat} ${names}`,
    // A journey that is named explicitly runs in all combinations, not in the day's sample.
    environment: { CHROMIUM_PATH: browser, E2E_MATRIX: 'full' },
  });
}

const isOk = async (step: Step): Promise<boolean> => (await runStep(step)).isOk;
