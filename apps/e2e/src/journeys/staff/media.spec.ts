import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { asRole, expectRefused } from '../../testing/as-role';
import { callAsPage } from '../../testing/call-as-page';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';

/** A picture that no other run has. */
async function ownPicture(): Promise<Buffer> {
  const [red = 0, green = 0, blue = 0] = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
  const background = { r: red, g: green, b: blue };
  return sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .png()
    .toBuffer();
}

test('a wrong file is refused, a picture is uploaded with its words, used, and not deleted while it is', async ({
  page,
  troubles,
}) => {
  troubles.allow(/400|409/);
  await asRole(page, 'editor', '/support/cms/media');
  await expectGoodPage(page);
  const name = `ofen-${randomUUID().slice(0, 8)}`;
  const files = page.getByLabel('Dateien auswählen');

  await files.setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: Buffer.from('MZ no picture') });
  const form = page.getByRole('region', { name: `${name}.png` });
  await form.getByRole('button', { name: 'Hochladen', exact: true }).click();
  await expect(form.getByRole('textbox', { name: 'Alternativtext' })).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox', { name: 'Alternativtext' }).fill('Ein Ofen');
  await form.getByRole('button', { name: 'Hochladen', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('der Inhalt dieser Datei ist etwas anderes');
  await form.getByRole('button', { name: /doch nicht hochladen/ }).click();

  await files.setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: await ownPicture() });
  await form.getByRole('textbox', { name: 'Alternativtext' }).fill('Ein Ofen in einem Keller');
  await form.getByRole('button', { name: 'Hochladen', exact: true }).click();
  await expect(page.getByText(`${name}.png ist in der Mediathek.`)).toBeVisible();
  await page.goto(`/support/cms/media?search=${name}`);
  await page.getByRole('link', { name: `${name}.webp` }).click();
  await expect(page.getByRole('img', { name: 'Ein Ofen in einem Keller' })).toBeVisible();
  await expect(page.getByText('Nirgends.')).toBeVisible();
  await expectGoodPage(page);

  const [, key = ''] = /media\/([\da-f]{20})/.exec(page.url()) ?? [];
  const article = await callAsPage(page, '/api/support/cms/news/speichern', {
    ...{ NewsId: null, Version: 0, CountryIds: [1], Title: `Mit Bild ${name}`, Teaser: 'Mit Bild.', Topic: 'heizen' },
    ...{ ArticleString: '', PictureKey: key, IsFeatured: false, Act: 'draft', GoesLiveAt: null },
    Blocks: [{ Kind: 'text', Text: 'Ein Bild.' }],
  });
  expect(article.status).toBe(200);
  await page.reload();
  await expect(page.getByRole('link', { name: `Mit Bild ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Datei löschen' }).click();
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByText(/wird verwendet, sie bleibt deshalb/)).toContainText(`Mit Bild ${name}`);
});

test('a file that nothing uses is gone for good', async ({ page }) => {
  await asRole(page, 'editor', '/support/cms/media');
  const name = `weg-${randomUUID().slice(0, 8)}`;
  await page
    .getByLabel('Dateien auswählen')
    .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer: await ownPicture() });
  const form = page.getByRole('region', { name: `${name}.png` });
  await form.getByRole('checkbox', { name: /Schmückend/ }).check();
  await form.getByRole('button', { name: 'Hochladen', exact: true }).click();
  await expect(page.getByText(`${name}.png ist in der Mediathek.`)).toBeVisible();
  await page.goto(`/support/cms/media?search=${name}`);
  await page.getByRole('link', { name: `${name}.webp` }).click();
  await page.getByRole('button', { name: 'Datei löschen' }).click();
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(page.getByText(`${name}.webp ist gelöscht.`)).toBeVisible();
  await page.goto(`/support/cms/media?search=${name}`);
  await expect(page.getByText('Keine Datei gefunden')).toBeVisible();
});

test('who may not is refused by page and call', async ({ page, troubles }) => {
  troubles.allow(/403/);
  await asRole(page, 'support', '/support');
  await expectRefused(page, { path: '/support/cms/media', call: '/api/support/cms/medien' });
  await expectRefused(page, { path: '/support/cms/news', call: '/api/support/cms/news' });
  await expectRefused(page, { path: '/support/cms/prompts', call: '/api/support/cms/hinweise' });
  await expectRefused(page, { path: '/support/cms/menus', call: '/api/support/cms/menues/1' });
});
