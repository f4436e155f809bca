import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectGoodPage } from '../../testing/expect-good-page';
import { guestOrder } from '../../testing/guest-order';
import { expect, test } from '../../testing/journey-test';
import { linkInMail } from '../../testing/outbox';

const newEmail = () => `neu-${randomUUID()}@example.com`;
const PASSWORD = 'Kaminfeuer-77';
const form = (page: Page) => page.getByRole('form', { name: 'Konto anlegen' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Presses the button of the page that a mail's link leads to. */
async function followMail(page: Page, email: string, path: string, button: string): Promise<void> {
  await page.goto(new URL(await linkInMail(page, email, path)).pathname);
  await expectGoodPage(page);
  await page.getByRole('button', { name: button }).click();
}

async function expectCustomer(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Ihr Konto ist fertig');
  await page.getByRole('link', { name: 'Zu Ihrem Konto' }).click();
  await expect(page).toHaveURL(/\/kunde\/startseite$/);
}

test('registering on one page: mail, link, button, customer; the link works once', async ({ page, troubles }) => {
  // A consumed link returns 410.
  troubles.allow(/status of 410/);
  const email = newEmail();
  await page.goto('/benutzerkonto/anmeldung/a/ausfuehrlich?mode=register');
  await expectGoodPage(page);
  await form(page).getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await form(page).getByLabel('Passwort').fill(PASSWORD);
  await form(page).getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(heading(page)).toHaveText('Wir haben Ihnen eine E-Mail geschickt');
  await expect(page.getByText(email)).toBeVisible();
  await expectGoodPage(page);
  await followMail(page, email, '/registrierung-bestaetigen/', 'Konto bestätigen');
  await expectCustomer(page);
  await page.goto(new URL(await linkInMail(page, email, '/registrierung-bestaetigen/')).pathname);
  await expect(heading(page)).toHaveText('Ihr Konto ist schon bestätigt');
});

test('registering in two steps keeps the e-mail over a reload; then a forgotten password is set anew', async ({
  page,
  context,
}) => {
  const email = newEmail();
  await page.goto('/benutzerkonto/anmeldung/b/kompakt?mode=register');
  await form(page).getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await form(page).getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('Schritt 2 von 2')).toBeVisible();
  await page.reload();
  await expect(form(page).getByRole('textbox', { name: 'E-Mail' })).toHaveValue(email);
  await form(page).getByLabel('Passwort').fill(PASSWORD);
  await form(page).getByRole('button', { name: 'Konto anlegen' }).click();
  await expect(heading(page)).toHaveText('Wir haben Ihnen eine E-Mail geschickt');
  await followMail(page, email, '/registrierung-bestaetigen/', 'Konto bestätigen');
  await expectCustomer(page);

  await context.clearCookies();
  await page.goto('/benutzerkonto/anmeldung');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  // The previous page has such a field too, until this one is rendered.
  const forgotten = page.getByRole('form', { name: 'Passwort vergessen' });
  await forgotten.getByLabel('E-Mail').fill(email);
  await forgotten.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(heading(page)).toHaveText('Sehen Sie in Ihr Postfach');
  await page.goto(new URL(await linkInMail(page, email, '/neues-kennwort-setzen/')).pathname);
  await page.getByRole('textbox', { name: 'Neues Passwort' }).fill('Ofenbank-2027');
  await page.getByRole('button', { name: 'Passwort setzen' }).click();
  await expect(heading(page)).toHaveText('Ihr neues Passwort gilt');
  await page.getByRole('link', { name: 'Anmelden' }).click();
  const signIn = page.getByRole('form', { name: 'Anmelden' });
  await signIn.getByLabel('E-Mail').fill(email);
  await signIn.getByLabel('Passwort').fill('Ofenbank-2027');
  await signIn.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/kunde\/startseite$/);
});

test('who asks for an account while ordering goes on with the order at once', async ({ page, site }) => {
  const email = newEmail();
  const order = guestOrder(page, site);
  await page.goto('/');
  await order.askForOffers();
  await order.chooseFirstOffer();
  await page.getByRole('link', { name: 'Schon Kunde? Anmelden' }).click();
  await expect(page.getByRole('link', { name: 'Gleich ein Konto anlegen' })).toBeVisible();
  await page.goto('/benutzerkonto/bestellanmeldung/holzpellets-lose/a/ausfuehrlich?mode=register&register=true');
  await expectGoodPage(page);
  await form(page).getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await form(page).getByLabel('Passwort').fill(PASSWORD);
  await form(page).getByRole('button', { name: 'Konto anlegen und weiter' }).click();
  await expect(heading(page)).toHaveText('Lieferadresse');
  await linkInMail(page, email, '/registrierung-bestaetigen/');
});
