import { randomUUID } from 'node:crypto';
import { asRole } from '../../testing/as-role';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';

test('a note is seen in its period, and told as over after it', async ({ page, browser }) => {
  const title = `Frost ${randomUUID().slice(0, 8)}`;
  await asRole(page, 'marketing', '/support/cms/prompts/neu');
  await expectGoodPage(page);
  await page.getByRole('combobox', { name: 'Ort' }).selectOption('news');
  await page.getByRole('textbox', { name: 'Titel' }).fill(title);
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Bitte früh bestellen.');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Der Hinweis ist gespeichert.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const { origin } = new URL(page.url());
  const visitor = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await expect(async () => {
    await visitor.goto(`${origin}/news`);
    await expect(visitor.getByText(title)).toBeVisible({ timeout: 1000 });
  }).toPass();

  await page.getByLabel('Von', { exact: true }).fill('2026-01-01T08:00');
  await page.getByLabel(/^Bis/).fill('2026-01-02T08:00');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('abgelaufen').first()).toBeVisible();
  await expect(async () => {
    await visitor.goto(`${origin}/news`);
    await expect(visitor.getByText(title)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await visitor.context().close();
  await page.goto(`/support/cms/prompts?state=over&search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('abgelaufen');
  await expectGoodPage(page);
});
