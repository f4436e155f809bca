import { randomUUID } from 'node:crypto';
import { expect, test } from '../../../testing/journey-test';
import { beginTask } from '../../../testing/staff-task';
import { untilHydrated } from '../../../testing/until-hydrated';

test('task 4: a page with a picture and a table is written and published', async ({ page, browser, baseURL }) => {
  const path = `/aufgabe-${randomUUID().slice(0, 8)}`;
  const task = await beginTask(browser, baseURL, {
    ...{ number: 4, name: 'publish a page with a picture and a table', account: 'editor' },
  });
  const { page: staff } = task;
  const navigation = staff.getByRole('navigation', { name: 'Support' });
  await navigation.getByRole('link', { name: /^Seiten/ }).click();
  await staff.getByRole('link', { name: 'Neue Seite' }).click();
  await staff.getByLabel('Titel').fill('Asche nach Klassen');
  await staff.getByLabel('Adresse', { exact: true }).fill(path);
  await staff.getByRole('button', { name: 'Seite anlegen' }).click();
  await staff.waitForURL(/content\/edit\?id=\d+/);
  const kind = staff.getByLabel('Baustein', { exact: true });
  const add = staff.getByRole('button', { name: 'Hinzufügen', exact: true });
  // The first kind of block is a text, so a picture has to be chosen.
  await kind.selectOption('Bild');
  await add.click();
  const picture = staff.getByRole('group', { name: '1. Bild' });
  await picture.getByRole('button', { name: 'Bild wählen' }).click();
  await staff.getByRole('list', { name: 'Bilder der Mediathek' }).getByRole('button').first().click();
  await kind.selectOption('Tabelle');
  await add.click();
  const table = staff.getByRole('group', { name: '2. Tabelle' });
  await table.getByLabel('Überschrift der Tabelle').fill('Aschegehalt');
  await table.getByLabel('Überschrift von Spalte 1').fill('Klasse');
  await table.getByLabel('Überschrift von Spalte 2').fill('Asche');
  await table.getByLabel('Klasse, Zeile 1').fill('A1');
  await table.getByLabel('Asche, Zeile 1').fill('0,7 %');
  await staff.getByRole('button', { name: 'Entwurf speichern' }).click();
  await expect(staff.getByText('Als Entwurf gespeichert')).toBeVisible();
  await staff.getByRole('link', { name: 'Asche nach Klassen' }).click();
  await staff.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await expect(staff.getByText('Freigegeben')).toBeVisible();
  task.end({ clicks: 10, fields: 9, keys: 0, pages: 4 });
  await page.goto(path);
  await untilHydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('row', { name: 'A1 0,7 %' })).toBeVisible();
  await expect(main.locator('img').first()).toBeVisible();
});
