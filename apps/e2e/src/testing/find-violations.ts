import { readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

/** Once a document, and without comments: AxeBuilder's way for pages with frames evaluates 1.5 MB twice. */
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** Frames in a sandbox (mails) have no origin. */
const FRAMES = `axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;
const hasAxe = (frame: Frame): Promise<boolean> => frame.evaluate(() => 'axe' in globalThis);
const UNIQUE = 'landmark-unique';
/** Selectors of all that is well take as long as finding what is not. */
const SHORT = { preload: false, resultTypes: ['violations'] } satisfies axe.RunOptions;
const WHOLE: axe.RunOptions = { ...SHORT, rules: { [UNIQUE]: { enabled: false } } };
/** A page in a frame has its own landmarks, by the same names as those of the page around it. */
const EACH: axe.RunOptions = { ...SHORT, iframes: false, runOnly: [UNIQUE] };

const runAxe = (frame: Frame, runOptions: axe.RunOptions): Promise<string[]> =>
  frame.evaluate(async (options) => {
    const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
    const { violations } = await run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, runOptions);

/** What fades in has its own contrast at the end alone. What never ends is not waited for. */
const untilAnimationsEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });

/** What axe finds in a page and its frames: 'rule: selectors'. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  await untilAnimationsEnd(page);
  const frames = page.frames();
  await Promise.all(frames.map(async (frame) => (await hasAxe(frame)) || frame.evaluate(SOURCE + FRAMES)));
  // Without frames one run has all rules.
  if (frames.length === 1) return runAxe(page.mainFrame(), SHORT);
  const found = await runAxe(page.mainFrame(), WHOLE);
  for (const frame of frames) found.push(...(await runAxe(frame, EACH)));
  return found;
}
