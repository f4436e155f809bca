import { expect, type Page } from '@playwright/test';
import { findViolations } from './find-violations';

export const SMALL_PHONES_PX = [320, 360];
const PHONE_PX = 480;

/**
 * What holds for every page: its title, accessibility without a finding, nothing wider than the window or, on a
 * phone, than the smallest ones.
 */
export async function expectGoodPage(page: Page): Promise<void> {
  // Another page may still be on its way.
  await expect(page.getByRole('progressbar', { name: 'Seite wird geladen' })).toHaveCount(0);
  await expect(page).toHaveTitle(/^\S.* – Heizplatz$/);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
  await expectNoOverflow(page, 'px wider than the window');
  await expectFitsSmallPhones(page);
}

async function expectFitsSmallPhones(page: Page): Promise<void> {
  const viewport = page.viewportSize();
  if (!viewport || viewport.width > PHONE_PX) return;
  for (const width of SMALL_PHONES_PX) {
    await page.setViewportSize({ ...viewport, width });
    await expectNoOverflow(page, `px wider than a screen of ${width} px`);
  }
  await page.setViewportSize(viewport);
}

const overflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Once the page has its layout at its width: what follows a change of it is rendered later. `message`: what too many px are. */
export const expectNoOverflow = (page: Page, message: string): Promise<void> =>
  expect.poll(() => overflowPx(page), message).toBeLessThanOrEqual(0);
