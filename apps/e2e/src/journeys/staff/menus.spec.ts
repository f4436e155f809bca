import { asRole } from '../../testing/as-role';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';

test('an entry of the footer is written and seen, and what law demands stays', async ({ page, browser, troubles }) => {
  troubles.allow(/400/);
  // Austria: other journeys look at Germany's footer.
  await asRole(page, 'editor', '/support/cms/menus?country=2');
  await expectGoodPage(page);
  const menu = page.getByRole('region', { name: 'Fuß: Hilfe' });
  await expect(menu.getByRole('textbox', { name: 'Text' }).nth(1)).toHaveValue('Info-Center');
  await menu.getByRole('textbox', { name: 'Text' }).first().fill('Hilfe von Mensch zu Mensch');
  await menu.getByRole('textbox', { name: 'Ziel' }).first().fill('/gibt-es-nicht');
  await menu.getByRole('button', { name: 'Speichern' }).click();
  await expect(menu.getByText('Diese Seite gibt es in diesem Land nicht.').first()).toBeVisible();
  await menu.getByRole('textbox', { name: 'Ziel' }).first().fill('/hilfe');
  await menu.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert, gilt sofort auf allen Seiten.')).toBeVisible();
  const austria = new URL(page.url()).origin.replace('://', '://at.');
  const visitor = await (await browser.newContext({ locale: 'de-AT' })).newPage();
  try {
    await expect(async () => {
      await visitor.goto(`${austria}/`);
      const footer = visitor.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Hilfe von Mensch zu Mensch' })).toBeVisible({ timeout: 1000 });
      for (const name of ['Info-Center', 'Impressum', 'Datenschutz', 'AGB', 'Barrierefreiheit'])
        await expect(footer.getByRole('link', { name })).toBeVisible({ timeout: 1000 });
    }).toPass();
  } finally {
    await page.reload();
    const remove = menu.getByRole('button', { name: /entfernen/ });
    await expect(remove).toHaveCount(5);
    for (let left = 5; left > 0; left -= 1) await remove.first().click();
    await menu.getByRole('button', { name: 'Speichern' }).click();
    await expect(menu.getByText(/Noch nicht bearbeitet/)).toBeVisible();
    await visitor.context().close();
  }
});
