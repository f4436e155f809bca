import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { asRole } from '../../testing/as-role';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { localDay } from '../../testing/local-day';

const day = (daysAgo: number): string => localDay(-daysAgo);

async function download(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFile(await file.path(), 'utf8');
}

test('finance narrows orders down, takes chosen columns as a file, keeps a template; the log says so', async ({
  page,
}) => {
  await asRole(page, 'finanzen', `/export-orders?country=1&from=${day(60)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellungen exportieren');
  const table = page.getByRole('table').first();
  await expect(table.getByRole('row').nth(1)).toContainText('DE');
  await expectGoodPage(page);

  await page.getByRole('checkbox', { name: 'Währung' }).uncheck();
  const plain = await download(page, 'CSV herunterladen');
  expect(plain).toContain('Nummer');
  expect(plain).not.toContain('Währung');
  expect(plain).not.toContain('E-Mail');

  await page.getByRole('checkbox', { name: /^Mit personenbezogenen Daten/ }).check();
  await page.getByLabel('Grund').fill('Prüfung des Finanzamts');
  expect(await download(page, 'CSV herunterladen')).toContain('E-Mail');

  const name = `Vorlage ${Date.now()}`;
  await page.getByLabel('Auswahl als Vorlage speichern').fill(name);
  await page.getByRole('button', { name: 'Vorlage speichern' }).click();
  const template = page.getByRole('link', { name });
  await expect(template).toHaveAttribute('href', /columns=/);
  await expect(template).not.toHaveAttribute('href', /personal/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Bisherige Exporte' })).toContainText('Prüfung des Finanzamts');
  await page.getByRole('button', { name: `Vorlage „${name}“ entfernen` }).click();
  await page.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect(template).toHaveCount(0);
});

test('who does not count money exports nothing', async ({ page, troubles }) => {
  troubles.allow(/403/);
  await asRole(page, 'support', '/export-orders');
  await expect(page.getByText('Leider haben Sie keinen Zugang zu dieser Seite.')).toBeVisible();
  const status = await page.evaluate(async () => (await fetch('/api/support/order-export/file?format=csv')).status);
  expect(status).toBe(403);
});
