import { randomUUID } from 'node:crypto';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { logIn } from '../../testing/log-in';
import { mailsTo } from '../../testing/outbox';

test('support makes an account for whoever calls and leads into its offers, acting for it', async ({ page, site }) => {
  const email = `anruf-${randomUUID()}@example.com`;
  await page.goto('/support/bestellung/neu');
  await logIn(page, 'support');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestellung am Telefon');
  await expectGoodPage(page);
  await page.getByLabel('Ware').selectOption('Holzpellets lose');
  await page.getByLabel('Postleitzahl').fill(site.zipCode);
  await page.getByText('Neuen Kunden anlegen', { exact: true }).click();
  const form = page.getByRole('form', { name: 'Neuen Kunden anlegen' });
  await form.getByLabel('Vorname').fill('Anke');
  await form.getByLabel('Nachname').fill('Vogt');
  await form.getByLabel('E-Mail').fill(email);
  await form.getByRole('button', { name: 'Anlegen und bestellen' }).click();
  await expect(form.getByRole('link', { name: /^Telefon/ })).toBeVisible();
  await form.getByLabel('Telefon').fill(site.phone);
  await form.getByRole('button', { name: 'Anlegen und bestellen' }).click();
  await expect(page).toHaveURL(/\/holzpellets-lose\/angebotsliste\?/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(site.offers);
  await expect(page.getByText(/Anke Vogt/).first()).toBeVisible();
  await expect.poll(() => mailsTo(page, email)).toContain('Ihr Kundenkonto bei Heizplatz');
});

test('support on one site orders for a caller of another country, on that country’s own', async ({ page, site }) => {
  const email = `anruf-${randomUUID()}@example.com`;
  const { foreign } = site;
  await page.goto('/support/bestellung/neu');
  await logIn(page, 'support');
  await page.getByLabel('Land').selectOption(foreign.inCountry.replace(/^in (?:der )?/, ''));
  await page.getByLabel('Postleitzahl').fill(foreign.zipCode);
  await page.getByText('Neuen Kunden anlegen', { exact: true }).click();
  const form = page.getByRole('form', { name: 'Neuen Kunden anlegen' });
  const input = { Vorname: 'Eva', Nachname: 'Huber', 'E-Mail': email, Telefon: site.phone };
  for (const [label, text] of Object.entries(input)) await form.getByLabel(label).fill(text);
  await form.getByRole('button', { name: 'Anlegen und bestellen' }).click();
  await expect(page).toHaveURL(new RegExp(`//${foreign.host}:\\d+/holzpellets-lose/angebotsliste\\?`));
  await expect(page.getByRole('status').filter({ hasText: /handelt für Eva Huber/ })).toBeVisible();
});
