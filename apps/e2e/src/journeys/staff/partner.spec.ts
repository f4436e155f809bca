import { asRole, expectRefused } from '../../testing/as-role';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';

test('an advertising partner sees the figures of its own adverts alone', async ({ page, troubles }) => {
  troubles.allow(/status of 40[34]/);
  await asRole(page, 'werbepartner', '/support/werbepartner');
  const links = page.getByRole('table').getByRole('link');
  await expect(links.first()).toBeVisible();
  await expectGoodPage(page);
  const own = await links.evaluateAll((all) => all.map((link) => Number(link.getAttribute('href')?.split('/').at(-1))));
  const statuses = await page.evaluate(async () => {
    const ids = Array.from({ length: 40 }, (_, at) => at + 1);
    const responses = await Promise.all(ids.map((id) => fetch(`/api/support/werbepartner/${id}`)));
    return responses.map(({ status }, at) => [ids[at] ?? 0, status] as const);
  });
  for (const [id, status] of statuses) expect([id, status]).toEqual([id, own.includes(id) ? 200 : 404]);

  await links.first().click();
  const metrics = page.getByRole('region', { name: 'Einblendungen und Klicks' });
  await expect(metrics).toBeVisible();
  await metrics.getByText('Dieselben Zahlen als Tabelle').click();
  await expect(metrics.getByRole('table')).toBeVisible();
  await metrics.getByRole('link', { name: '7 Tage' }).click();
  await expect(page).toHaveURL(/tage=7/);
  await expect(metrics.getByRole('row')).toHaveCount(8);
  await expectGoodPage(page);

  await expectRefused(page, { path: '/support/adverts', call: '/api/support/adverts' });
  await expectRefused(page, { path: '/support/campaigns', call: '/api/support/campaigns' });
  await expectRefused(page, { path: '/support/slots', call: '/api/support/slots' });
  await expectRefused(page, { path: '/support', call: '/api/support/arbeitsliste' });
});
