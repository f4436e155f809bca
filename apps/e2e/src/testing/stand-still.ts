import type { Page } from '@playwright/test';

/** Lets so many ms pass on a page's installed clock, which then stands until `page.clock.resume()`: no limit by time ends. */
export async function standStill(page: Page, ms: number): Promise<void> {
  const nowMs = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(nowMs + ms);
}
