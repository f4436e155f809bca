import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Once a document, and without comments: AxeBuilder's way for pages with frames evaluates 1.5 MB twice. */
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** Frames in a sandbox (mails) have no origin. */
const FRAMES = `axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;
/** Selectors of all that is well take as long as finding what is not. */
const OPTIONS: axe.RunOptions = { preload: false, resultTypes: ['violations'] };

/** What axe finds in a page and its frames: 'rule: selectors'. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(SOURCE + FRAMES)));
  return page.evaluate(async (options) => {
    const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
    const { violations } = await run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, OPTIONS);
}
