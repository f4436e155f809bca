import { randomUUID } from 'node:crypto';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { openAs, getStatus } from '../../testing/open-as';

test('a correction is booked and stands on the dealer’s statement; others are refused', async ({ page, browser }) => {
  await page.goto('/');
  const { origin } = new URL(page.url());
  const staff = await openAs(browser, 'finanzen', `${origin}/admin/verkaufsliste`);
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Verkaufsliste');
  await expectGoodPage(staff);

  const reason = `Kulanz ${randomUUID()}`;
  await staff.getByText('Korrektur buchen').first().click();
  await staff.getByRole('combobox', { name: 'Händler' }).selectOption({ index: 1 });
  await staff.getByLabel('Betrag').fill('-12,50');
  await staff.getByLabel('Grund').fill(reason);
  await staff.getByRole('button', { name: 'Korrektur buchen' }).click();
  await expect(staff.getByText(/Die Korrektur steht in/)).toBeVisible();

  await staff.getByRole('rowheader').getByRole('link').first().click();
  await expect(staff.getByRole('heading', { level: 1 })).toContainText('Provisionsabrechnung');
  await expectGoodPage(staff);
  const download = staff.waitForEvent('download');
  await staff.getByRole('link', { name: 'PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^provision-.*\.pdf$/);

  const other = await openAs(browser, 'marketing', `${origin}/admin/verkaufsliste`);
  await expect(other.getByText('Leider haben Sie keinen Zugang zu dieser Seite.')).toBeVisible();
  expect(await getStatus(other, 'GET', '/api/support/verkaufsliste')).toBe(403);
});

test('a rate that somebody else changed meanwhile shows both versions', async ({ page, browser }) => {
  await page.goto('/');
  const { origin } = new URL(page.url());
  const path = `${origin}/admin/verkaufsliste/provisionssaetze`;
  const admin = await openAs(browser, 'admin', path);
  const day = new Date(Date.now() + (30 + Math.floor(Math.random() * 9000)) * 86_400_000).toISOString().slice(0, 10);
  await admin.getByLabel('Gilt ab').fill(day);
  await admin.getByLabel('Satz', { exact: true }).fill('3,25');
  await admin.getByRole('button', { name: 'Speichern' }).click();
  await expect(admin.getByText('Der Satz ist gespeichert')).toBeVisible();
  await expectGoodPage(admin);

  const [year, month, date] = day.split('-');
  const view = new RegExp(`${date}\\.${month}\\.${year}`);
  const second = await openAs(browser, 'admin', path);
  for (const one of [admin, second]) await one.getByRole('row', { name: view }).getByRole('button').click();
  await admin.getByLabel('Satz', { exact: true }).fill('3,5');
  await admin.getByRole('button', { name: 'Speichern' }).click();
  await expect(admin.getByRole('row', { name: view })).toContainText('3,50 %');
  await second.getByLabel('Satz', { exact: true }).fill('4');
  await second.getByRole('button', { name: 'Speichern' }).click();
  await expect(second.getByText(/3,5/).first()).toBeVisible();

  const reader = await openAs(browser, 'finanzen', path);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Provisionssätze');
  await expect(reader.getByRole('button', { name: 'Speichern' })).toHaveCount(0);
});
