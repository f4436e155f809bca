import type { Page } from '@playwright/test';
import { asRole, expectRefused } from '../testing/as-role';
import { expectGoodPage } from '../testing/expect-good-page';
import { expect, test } from '../testing/journey-test';
import { openAs } from '../testing/open-as';

const AREAS = ['Öffentliche Seiten', 'Angebote und Bestellung', 'Konto und Anmeldung', 'Mitarbeiterbereich'];

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;
const versionIn = (text: string | null): string => /\d{17}-[\da-f]{8}/.exec(text ?? '')?.[0] ?? 'no version';
const EARLIER = {
  ...{ Remote: 'support', RemoteName: 'Mitarbeiterbereich', Version: '20260101-earlier', State: 'before' },
  ...{ Fault: null, Sites: [] },
};

test('an admin sees what each area serves, finds a version, and gets the list as a file', async ({ page }) => {
  await asRole(page, 'admin', '/support/releases?state=serving');
  await expectGoodPage(page);
  const rows = page.getByRole('region', { name: 'Tabelle: Releases' }).getByRole('row');
  const serving = page.getByRole('region', { name: 'Jetzt ausgeliefert' });
  await expect(rows).toHaveCount(AREAS.length + 1);
  for (const area of AREAS) {
    const row = rows.filter({ hasText: area });
    await expect(row).toContainText('wird ausgeliefert');
    await expect(serving).toContainText(versionIn(await row.textContent()));
  }
  const version = versionIn(await rows.filter({ hasText: 'Mitarbeiterbereich' }).textContent());
  await page.goto(`/support/releases?search=${version}&remote=support`);
  await expect(rows).toHaveCount(2);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^releases-.*\.csv$/);
});

test('who may not is refused by page and call', async ({ page, browser, troubles }) => {
  troubles.allow(/403/);
  const refused = { path: '/support/releases', call: '/api/support/releases/veroeffentlicht' };
  await asRole(page, 'support', '/support');
  await expectRefused(page, refused);
  const { origin } = new URL(page.url());
  const customer = await openAs(browser, 'kunde', `${origin}/kunde/startseite`);
  await expectRefused(customer, { ...refused, path: `${origin}${refused.path}` });
  await customer.context().close();
});

/**
 * Data of other tests stays unchanged: the earlier version exists only in the mocked response, and nothing is sent.
 */
test('switching says what will be served to whom, and wants a reason', async ({ page }) => {
  const sent: string[] = [];
  await page.route('**/api/support/releases/ausliefern', (route) => {
    sent.push(route.request().url());
    return route.abort();
  });
  await page.route(/\/api\/support\/releases\/veroeffentlicht(\?|$)/, async (route) => {
    // Node resolves no '*.localhost'; releases are the same in all sites.
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/\/\/(at|ch)\./, '//'),
    });
    const list: { Rows: Record<string, unknown>[] } = await response.json();
    const [row] = list.Rows;
    await route.fulfill({ response, json: { ...list, Rows: [...list.Rows, { ...row, ...EARLIER }] } });
  });
  await asRole(page, 'admin', '/support/auftraege');
  const entry = page.getByRole('navigation', { name: 'Support' }).getByRole('link', { name: 'Releases' });
  // At a phone's width the screens are behind a button.
  if (isPhone(page)) await page.getByText('Bereiche', { exact: true }).click();
  await entry.click();
  await page.getByRole('button', { name: `Umstellen: ${EARLIER.RemoteName}, ${EARLIER.Version}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Mitarbeiterbereich umstellen' });
  await expect(dialog).toContainText('alle Besucher in allen Ländern');
  await expect(dialog).toContainText('Das gilt auch für diese Seite.');
  await dialog.getByRole('button', { name: 'Jetzt umstellen' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Grund' })).toHaveAttribute('aria-invalid', 'true');
  await expectGoodPage(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(sent).toEqual([]);
  // The page asks for the list again and again: its last answer may not outlive the test.
  await page.unrouteAll({ behavior: 'wait' });
});
