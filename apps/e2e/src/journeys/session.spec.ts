import type { Page } from '@playwright/test';
import { AT_A_DESK, inCombinations } from '../sampling/combinations';
import { expectGoodPage } from '../testing/expect-good-page';
import { guestOrder } from '../testing/guest-order';
import { logIn } from '../testing/log-in';
import { getCookie, expect, spoilSession, test } from '../testing/session-test';
import { startOrderToPayment } from '../testing/started-order';

const EXPIRED = 'Anmeldesitzung abgelaufen. Sie wurden automatisch abgemeldet.';
const HOME = '/kunde/startseite';

async function logInAs(page: Page, name: string, path = HOME): Promise<void> {
  await page.goto(`/benutzerkonto/anmeldung?RedirectUrl=${encodeURIComponent(path)}`);
  await logIn(page, name);
  await page.waitForURL((url) => url.pathname === path);
}

/** Retries until the page reports it: a refresh in progress may have set valid cookies once more. */
const endSession = (page: Page) =>
  expect(async () => {
    await spoilSession(page);
    await expect(page.getByText(EXPIRED)).toBeVisible({ timeout: 5000 });
  }).toPass();

/** A call as the page's own script would make it, after a refresh that runs. Its response changes the page's user, which reloads the page. */
const sendCall = (page: Page, path: string, body: object) =>
  page.evaluate(
    (input) => {
      const cookie = (name: string) =>
        decodeURIComponent(new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '');
      const headers = {
        'content-type': 'application/json',
        RequestVerificationToken: cookie('hp_csrf'),
        authorization: `Bearer ${cookie('hp_token')}`,
      };
      const init = { method: 'POST', headers, body: JSON.stringify(input.body) };
      void navigator.locks.request('hp_refresh', () => fetch(input.path, init));
    },
    { path, body },
  );
/** Another person logs in by this tab, without having left. */
const logInBeside = (page: Page, UserName: string) =>
  sendCall(page, '/api/account/jwt/anmelden', { UserName, Password: 'Heizen-2026!' });
/** kunde@example.com, the first of the demonstration's accounts. */
const CUSTOMER_ID = 1;
/**
 * The page detects a change of user only if it knows the previous one, so it must have displayed that one first.
 */
async function actAsCustomer(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Konto' }).getByRole('button')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  const input = { UserId: CUSTOMER_ID, Reason: 'Bestellung am Telefon' };
  await sendCall(page, '/api/account/als-kunde', input);
  await reloaded;
}

test(
  'a logout says so, and leads to the login with the way back',
  inCombinations('de-desktop', 'ch-mobile'),
  async ({ page, viewport }) => {
    await logInAs(page, 'kunde');
    const isSmall = (viewport?.width ?? 0) < 768;
    const menu = page.getByRole('navigation', { name: isSmall ? 'Menü' : 'Konto' });
    await (isSmall ? page.getByLabel('Menü').first() : menu.getByRole('button')).click();
    await expect(menu.getByRole('link', { name: 'Bestellungen' })).toBeVisible();
    await menu.getByRole('button', { name: 'Abmelden' }).click();
    const back = encodeURIComponent(HOME);
    await expect(page).toHaveURL(new RegExp(`/benutzerkonto/anmeldung\\?ReturnUrl=${back}&RedirectUrl=${back}$`));
    await expect(page.getByText('Erfolgreich abgemeldet')).toBeVisible();
    expect(await getCookie(page, 'hp_token')).toBeUndefined();
    await expect(page.getByText('Erfolgreich abgemeldet')).toBeHidden();
  },
);

test('a token is renewed before it ends, by one tab for all', AT_A_DESK, async ({ page, context }) => {
  const exchanged: (string | null)[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/account/v2/get/token')) exchanged.push(request.postDataJSON().CurrentToken);
  });
  await logInAs(page, 'kunde');
  const secondTab = await context.newPage();
  await secondTab.goto('/');
  const first = await getCookie(page, 'hp_token');
  await expect.poll(() => exchanged.length).toBeGreaterThanOrEqual(3);
  // The request of a token is there before its answer.
  await expect.poll(() => getCookie(page, 'hp_token')).not.toBe(first);
  // No token was exchanged twice.
  expect(new Set(exchanged).size).toBe(exchanged.length);
  await expect(page).toHaveURL(new RegExp(`${HOME}$`));
  await expect(secondTab.getByRole('navigation', { name: 'Konto' })).toBeVisible();
});

test(
  'a session that ends says so and leads to the login, and the login back',
  AT_A_DESK,
  async ({ page, troubles }) => {
    troubles.allow(/status of 401/);
    await logInAs(page, 'kunde');
    await endSession(page);
    const back = encodeURIComponent(HOME);
    await expect(page).toHaveURL(new RegExp(`/benutzerkonto/anmeldung\\?ReturnUrl=${back}&RedirectUrl=${back}$`));
    await expectGoodPage(page);
    await logIn(page, 'kunde');
    await expect(page).toHaveURL(new RegExp(`${HOME}$`));
  },
);

test('another user in another tab reloads the page', AT_A_DESK, async ({ page, context }) => {
  await logInAs(page, 'kunde');
  await page.goto('/impressum');
  const menu = page.getByRole('navigation', { name: 'Konto' }).getByRole('button');
  await expect(menu).toBeVisible();
  const customer = await menu.textContent();
  const secondTab = await context.newPage();
  await secondTab.goto('/impressum');
  const reloaded = page.waitForEvent('load');
  await logInBeside(secondTab, 'support@example.com');
  await reloaded;
  await expect(menu).not.toHaveText(customer ?? '');
  await expect(page).toHaveURL(/\/impressum$/);
});

test('a session that ends in the middle of an order loses nothing', AT_A_DESK, async ({ page, site, troubles }) => {
  troubles.allow(/status of 401/);
  const email = await startOrderToPayment(page, site);
  await page.getByRole('radio', { name: /^SEPA/ }).check();
  await page.getByLabel('IBAN').fill(site.iban ?? '');
  const step = new URL(page.url()).pathname;
  await endSession(page);
  const back = encodeURIComponent(step);
  await expect(page).toHaveURL(new RegExp(`/benutzerkonto/bestellanmeldung/holzpellets-lose\\?ReturnUrl=${back}$`));
  await guestOrder(page, site).sayEmail(email);
  await expect(page).toHaveURL(new RegExp(`${step}$`));
  await page.getByRole('radio', { name: /^SEPA/ }).check();
  await expect(page.getByLabel('IBAN')).toHaveValue(/89\s?3704/);
});

test('who acts for a customer sees it on every page, and ends it', AT_A_DESK, async ({ page }) => {
  await logInAs(page, 'support', '/support');
  await page.goto('/');
  await actAsCustomer(page);
  await expect(page.getByRole('status').filter({ hasText: / handelt für / })).toBeVisible();
  await expectGoodPage(page);
  await page.goto('/impressum');
  await endImpersonation(page);
  await expect(page).toHaveURL(/\/impressum$/);

  // A customer's own page shows nothing to a supporter, so it leads back to the customer's card.
  await actAsCustomer(page);
  await page.goto('/kunde/startseite');
  await endImpersonation(page);
  await expect(page).toHaveURL(new RegExp(`/support/kunde/bearbeiten\\?id=${CUSTOMER_ID}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Katharina Lindner');
});

async function endImpersonation(page: Page): Promise<void> {
  const ended = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Beenden' }).click();
  await ended;
  await expect(page.getByRole('button', { name: 'Beenden' })).toBeHidden();
}
