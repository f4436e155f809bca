import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { openAs, getStatus } from '../../testing/open-as';

test('figures lead from a year to its orders, each currency apart; others are refused', async ({ page, browser }) => {
  await page.goto('/');
  const { origin } = new URL(page.url());
  const staff = await openAs(browser, 'marketing', `${origin}/statistics`);
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Statistik');
  await expectGoodPage(staff);
  for (const currency of ['EUR', 'CHF'])
    await expect(staff.getByRole('region', { name: `Zahlen in ${currency}` })).toBeVisible();

  await staff.getByLabel('Land').selectOption('1');
  await expect(staff).toHaveURL(/country=1/);
  await expect(staff.getByRole('region', { name: 'Zahlen in CHF' })).toHaveCount(0);
  await staff.getByRole('group', { name: 'Zeitraum' }).getByRole('link', { name: '4 Jahre' }).click();
  // The address changes at once, the page only when its statistics have loaded.
  const csv = staff.getByRole('link', { name: 'CSV' });
  for (const [view, by] of [
    ['year', 'month'],
    ['month', 'day'],
    ['day', 'order'],
  ]) {
    await expect(csv).toHaveAttribute('href', new RegExp(`by=${view}`));
    const rows = staff.getByRole('region', { name: 'Zahlen in EUR' }).getByRole('table').getByRole('row');
    await rows
      .filter({ has: staff.getByRole('link') })
      .filter({ has: staff.getByRole('cell', { name: /^[1-9][\d.]*$/ }) })
      .last()
      .getByRole('link')
      .click();
    await expect(staff).toHaveURL(new RegExp(`by=${by}`));
  }
  await staff.goBack();
  await expect(staff).toHaveURL(/by=day/);
  await expect(csv).toHaveAttribute('href', /by=day/);
  const download = staff.waitForEvent('download');
  await csv.click();
  expect((await download).suggestedFilename()).toMatch(/^statistik-day-.*\.csv$/);

  const other = await openAs(browser, 'support', `${origin}/statistics`);
  await expect(other.getByText('Leider haben Sie keinen Zugang zu dieser Seite.')).toBeVisible();
  expect(await getStatus(other, 'GET', '/api/support/statistik/haendler')).toBe(403);
});
