import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Find, Scenario } from './scenarios.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Resolves when the page says so; throws after 20 seconds. */
export async function until<Result>(
  page: Page,
  what: string,
  read: () => Promise<Result | null | false>,
): Promise<Result> {
  for (const end = Date.now() + 20_000; Date.now() < end; await setTimeout(20)) {
    const result = await read();
    if (result !== null && result !== false) return result;
  }
  throw new Error(`${what}: nothing happened on ${page.url()}`);
}

/** The middle of an element, in view and at rest. */
export async function findPoint(page: Page, name: string, find: Find): Promise<Point> {
  const read = () =>
    page.evaluate<Point | null>(`(() => {
      const element = (${find})();
      if (!element) return null;
      element.scrollIntoViewIfNeeded();
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    })()`);
  await until(page, name, read);
  await page.waitForLoadState('networkidle');
  let last: Point | null = null;
  return until(page, name, async () => {
    const [before, now] = [last, await read()];
    last = now;
    return before && now && before.x === now.x && before.y === now.y ? now : null;
  });
}

export const press = (page: Page, { x, y }: Point, { device }: Scenario): Promise<void> =>
  'hasTouch' in device ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
