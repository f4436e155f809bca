import type { Page } from '@playwright/test';
import { calculatorForm } from '../testing/calculator-form';
import { findViolations } from '../testing/find-violations';
import { logIn } from '../testing/log-in';
import { expect, test } from '../testing/journey-test';

const UNKNOWN_ORDER = '/holzpellets-lose/bestellung-erfolgreich/7d9b1f5e-0000-4000-8000-000000000000';
const MISSING_PAGES = [
  '/gibt-es-nicht',
  '/druckansicht/gibt-es-nicht',
  '/holzkohle/angebotsliste',
  '/holzkohle/bestellparameter-bestaetigen',
  '/holzkohle/bestellung/adresse',
  '/holzpellets-lose/bestellung/gibt-es-nicht',
  UNKNOWN_ORDER,
  '/holzpellets-lose/bestellung-erfolgreich/42',
  `/holzpellets-lose/bestellung-erfolgreich/${'x'.repeat(400)}`,
  '/%F0%9F%94%A5/angebotsliste',
  `/${'x'.repeat(900)}`,
  "/'%22%3E%3Cscript%3E",
];

/** The texts are rule ERROR-01 to the letter. */
async function expectErrorPage(page: Page, status: number, texts: readonly string[]): Promise<void> {
  await expect(page).toHaveTitle(`Heizplatz – Fehler ${status}`);
  const [heading = '', ...rest] = texts;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  for (const text of rest) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Startseite', exact: true })).toHaveAttribute('href', '/');
}

const MISSING = [
  'Die angeforderte Seite existiert nicht...',
  'Bitte nutzen Sie die Navigation um zur gewünschten Seite zu gelangen.',
];

for (const path of MISSING_PAGES) {
  test(`${path.slice(0, 80)} is a 404`, async ({ page, troubles }) => {
    troubles.allow(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expectErrorPage(page, 404, MISSING);
  });
}

test('an error page leads home, and is as good as any other page', async ({ page, troubles }) => {
  troubles.allow(/status of 404/);
  await page.goto('/gibt-es-nicht');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Startseite', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pellets vergleichen.');
});

test('what is no postcode or amount in a query is ignored', async ({ page }) => {
  await page.goto('/?zipCode=1234x&amount=viel');
  await expect(calculatorForm(page).zipCode).toHaveValue('');
  await expect(calculatorForm(page).amount).toHaveValue('6.000');

  const response = await page.goto(
    '/holzpellets-lose/angebotsliste?zipCode=1234x&amount=%00&stations=-1&product=a&options=~~',
  );
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wohin soll geliefert werden?');
});

test('an order that nobody has begun leads back to the offers', async ({ page }) => {
  for (const path of ['bestellparameter-bestaetigen', 'bestellung/adresse', 'bestellung/bestellung-abschliessen']) {
    await page.goto(`/holzpellets-lose/${path}`);
    await expect(page).toHaveURL(/\/holzpellets-lose\/angebotsliste$/);
  }
});

test('the staff area asks strangers to log in, and refuses customers', async ({ page, troubles }) => {
  troubles.allow(/status of 403/);
  await page.goto('/support');
  await expect(page).toHaveURL(/\/benutzerkonto\/anmeldung\?RedirectUrl=%2Fsupport$/);
  await logIn(page, 'kunde');
  await expectErrorPage(page, 403, ['Leider haben Sie keinen Zugang zu dieser Seite.']);
  expect((await page.reload())?.status()).toBe(403);
  await expectErrorPage(page, 403, ['Leider haben Sie keinen Zugang zu dieser Seite.']);
});

test('staff reach the staff area by the login that it leads to', async ({ page }) => {
  await page.goto('/support');
  await logIn(page, 'support');
  await expect(page).toHaveURL(/\/support$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was wartet');
});

test('a wrong password and an unknown address are told alike', async ({ page, troubles }) => {
  troubles.allow(/status of 40[13]/);
  await page.goto('/benutzerkonto/anmeldung');
  const form = page.getByRole('form', { name: 'Anmelden' });
  for (const email of ['kunde@example.com', 'niemand@example.com']) {
    await form.getByLabel('E-Mail').fill(email);
    await form.getByLabel('Passwort').fill('ganz falsch');
    await form.getByRole('button', { name: 'Anmelden' }).click();
    await expect(form.getByText('E-Mail oder Passwort stimmen nicht.')).toBeVisible();
  }
});
