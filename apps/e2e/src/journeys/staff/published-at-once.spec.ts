import { randomUUID } from 'node:crypto';
import { expect, test } from '../../testing/journey-test';
import { openAs } from '../../testing/open-as';
import { untilHydrated } from '../../testing/until-hydrated';

test('what an editor publishes is seen by a browser that has the page, on the next look', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  const article = page.getByRole('link', { name: `Neues Silo ${mark}` });
  const open = (path: string) => page.locator(`a[href="${path}"]:visible`).first().click();
  await page.goto('/news');
  await untilHydrated(page);
  await page.reload();
  await untilHydrated(page);
  await expect(article).toHaveCount(0);

  const editor = await openAs(browser, 'marketing', new URL('/support/cms/news/neu', baseURL).href);
  await editor.getByRole('textbox', { name: 'Titel' }).fill(`Neues Silo ${mark}`);
  await editor.getByRole('textbox', { name: 'Teaser' }).fill('Mehr Platz für Pellets.');
  await editor.getByRole('combobox', { name: 'Baustein' }).selectOption('quote');
  await editor.getByRole('button', { name: 'Hinzufügen' }).click();
  await editor
    .getByRole('textbox', { name: /Zitat|Text/ })
    .first()
    .fill('Nun passt mehr hinein.');
  await editor.getByRole('button', { name: 'Entwurf speichern' }).click();
  await expect(editor.getByText('Der Artikel ist gespeichert.')).toBeVisible();
  await editor.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(editor.getByRole('link', { name: 'Artikel ansehen' })).toBeVisible();

  // Without a new document: away from the list, and back to it.
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await expect(async () => {
    await open('/');
    await expect(page).toHaveURL(/\/$/);
    await open('/news');
    await expect(article.first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(documents).toEqual([]);
  await editor.context().close();
});
