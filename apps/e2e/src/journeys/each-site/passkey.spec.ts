import type { Page } from '@playwright/test';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { logIn } from '../../testing/log-in';

const PASSKEYS = '/benutzerkonto/passkeys';
const LOGIN = `/benutzerkonto/anmeldung?ReturnUrl=${encodeURIComponent(PASSKEYS)}`;

/** A device with a finger that is always right; Chromium's own. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Signs everybody out; the browser also forgets the account. */
const forget = (page: Page) => page.context().clearCookies();

test('a passkey is set up, logs in alone, and opens nothing once it is removed', async ({ page }, { project }) => {
  const name = `Telefon ${project.name}`;
  await plugInAuthenticator(page);
  await page.goto(LOGIN);
  await logIn(page, 'kunde');
  await expect(page.getByRole('heading', { name: 'Passkeys', level: 1 })).toBeVisible();

  const form = page.getByRole('form', { name: 'Passkey einrichten' });
  await form.getByLabel('Name des Passkeys').fill(name);
  await form.getByLabel('Ihr Passwort').fill('Heizen-2026!');
  await form.getByRole('button', { name: 'Passkey einrichten' }).click();
  const item = page.getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText('noch nicht benutzt');
  await expectGoodPage(page);

  await forget(page);
  await page.goto(LOGIN);
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(item).toContainText('zuletzt benutzt am');

  await item.getByText('Entfernen', { exact: true }).click();
  await item.getByLabel('Ihr Passwort').fill('Heizen-2026!');
  await item.getByRole('button', { name: 'Passkey entfernen' }).click();
  await expect(item).toHaveCount(0);

  await forget(page);
  await page.goto(LOGIN);
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(page.getByRole('alert')).toContainText('Diesen Passkey kennen wir nicht');
});
