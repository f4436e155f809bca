import { randomUUID } from 'node:crypto';
import { inCombinations } from '../sampling/combinations';
import { expect, test } from '../testing/journey-test';
import { logIn } from '../testing/log-in';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ troubles }) => {
  // The browser notes a page under 4xx as a failure; here it is a form that came back.
  troubles.allow(/status of 422/);
});

test(
  'without script a customer logs in and adds, changes and deletes an address',
  inCombinations('de-desktop', 'at-mobile'),
  async ({ page, site }) => {
    const street = `Weg ${randomUUID().slice(0, 8)}`;
    await page.goto('/kunde/stammdaten');
    await logIn(page, 'kunde');
    await expect(page).toHaveURL(/\/kunde\/stammdaten$/);

    await page.getByRole('link', { name: 'Neue Lieferadresse' }).click();
    const form = page.getByRole('form', { name: 'Adresse' });
    await form.getByLabel('Vorname').fill('Katharina');
    await form.getByLabel('Nachname').fill('Lindner');
    await form.getByLabel('Straße').fill(street);
    await form.getByLabel('Hausnummer').fill('12');
    await form.getByLabel('Postleitzahl').fill(site.unknownZipCode.slice(1));
    await form.getByLabel('Ort').fill('Musterort');
    await form.getByLabel('Telefon').fill(site.phone);
    await form.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(form.getByLabel('Postleitzahl')).toHaveAccessibleDescription('Das ist keine Postleitzahl.');
    await expect(form.getByLabel('Straße')).toHaveValue(street);
    await form.getByLabel('Postleitzahl').fill(site.zipCode);
    await form.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(page.getByText('Ihre Änderung ist gespeichert.')).toBeVisible();
    await expect(page.getByText(`${street} 12`)).toBeVisible();

    await page.getByRole('link', { name: `Adresse ändern: ${street}` }).click();
    await form.getByLabel('Hausnummer').fill('14');
    await form.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(page.getByText(`${street} 14`)).toBeVisible();

    await page.getByRole('button', { name: `Adresse löschen: ${street}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Adresse löschen' }).click();
    await expect(page.getByText('Ihre Änderung ist gespeichert.')).toBeVisible();
    await expect(page.getByText(street)).toHaveCount(0);
  },
);

test(
  'without script a contract is withdrawn in two steps, and the address keeps none of it',
  inCombinations('de-desktop', 'at-mobile'),
  async ({ page }) => {
    const email = `widerruf-${randomUUID()}@example.com`;
    await page.goto('/vertrag-widerrufen');
    await page.getByLabel(/^Ihr Name/).fill('Anna Berger');
    await page.getByLabel('E-Mail').fill('anna@');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByRole('link', { name: 'E-Mail: Das ist keine E-Mail-Adresse.' })).toBeVisible();
    await expect(page.getByLabel(/^Ihr Name/)).toHaveValue('Anna Berger');
    await page.getByLabel('E-Mail').fill(email);
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Widerruf bestätigen');
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Widerruf ist eingegangen');
    await expect(page.getByText(email).first()).toBeVisible();
    expect(page.url()).toMatch(/\/vertrag-widerrufen$/);
  },
);
