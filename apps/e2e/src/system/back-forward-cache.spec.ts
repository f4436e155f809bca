import type { Page } from '@playwright/test';
import { expect, test } from '../testing/system-test';
import { untilHydrated } from '../testing/until-hydrated';

/** The headless shell has no back/forward cache; tools/checks/ensure-browser.ts installs this one. */
const BROWSER = '/usr/bin/chromium';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    await use({ ...launchOptions, executablePath: BROWSER, ignoreDefaultArgs });
  },
});

/** Records in each document whether it was restored; a document that is loaded anew does not have the mark. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['seen'] = 'before';
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset['restored'] = String(persisted)));
  });
}

/** Why Chromium did not cache a page, as reported by Chromium. */
async function getReasons(page: Page): Promise<readonly string[]> {
  const reasons: string[] = [];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Page.enable');
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  return reasons;
}

for (const path of [
  '/',
  '/pelletpreise',
  '/info-center',
  '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000',
]) {
  test(`${path} is there at once on the way back, as it was left`, async ({ page }) => {
    const reasons = await getReasons(page);
    await page.goto(path);
    await untilHydrated(page);
    const heading = page.getByRole('heading', { level: 1 });
    const text = await heading.innerText();
    await markDocument(page);
    await page.goto('/impressum');
    await expect(heading).not.toHaveText(text);
    // The restored document fires no load of its own.
    await page.goBack({ waitUntil: 'commit' });
    await expect(heading).toHaveText(text);
    expect(reasons).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('data-seen', 'before');
    await expect(page.locator('html')).toHaveAttribute('data-restored', 'true');
  });
}

test('a page with a form of its visitor’s own is not kept', async ({ page }) => {
  const response = await page.goto('/benutzerkonto/anmeldung');
  expect(response?.headers()['cache-control']).toBe('private, no-store');
});
