import type { Page } from '@playwright/test';
import { calculatorForm } from '../testing/calculator-form';
import { expect, test } from '../testing/journey-test';

const PATIENTLY = { timeout: 20_000 };

/** A phone of some years ago: time to type before the page is taken over. */
async function slowDown(page: Page): Promise<void> {
  // The processor is slowed down to a third.
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 3 });
}

const isTakenOver = (page: Page) => page.locator('main form[novalidate]');

test('scripts are asked for once the page has been painted', async ({ page }) => {
  await page.goto('/');
  await expect(isTakenOver(page)).toHaveCount(1, PATIENTLY);
  const { paintedMs, askedMs: requestedAtMs } = await page.evaluate(() => ({
    paintedMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    askedMs: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(requestedAtMs.length).toBeGreaterThan(3);
  expect(Math.min(...requestedAtMs)).toBeGreaterThan(paintedMs);
});

test('what is typed before the page is taken over stays, and counts', async ({ page }) => {
  await slowDown(page);
  await page.goto('/', { waitUntil: 'commit' });
  const { zipCode, button } = calculatorForm(page);
  await zipCode.pressSequentially('10115', { delay: 60 });
  await expect(isTakenOver(page)).toHaveCount(1, PATIENTLY);
  await expect(zipCode).toHaveValue('10115');
  await button.click();
  await expect(page).toHaveURL(/\/holzpellets-lose\/angebotsliste\?.*zipCode=10115/, PATIENTLY);
});

test('a press before the page is taken over leads where it should', async ({ page }) => {
  await slowDown(page);
  await page.goto('/', { waitUntil: 'commit' });
  const { zipCode, button } = calculatorForm(page);
  await zipCode.fill('10115');
  await button.click();
  await expect(page).toHaveURL(/\/holzpellets-lose\/angebotsliste\?.*zipCode=10115/, PATIENTLY);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Angebote für', PATIENTLY);
});
