import { randomUUID } from 'node:crypto';
import { calculatorForm } from '../testing/calculator-form';
import { type FlakyApi, startFlakyApi } from '../testing/flaky-api';
import { guestOrder } from '../testing/guest-order';
import { expect, test as ownShellTest } from '../testing/own-shell-test';
import { startShell } from '../testing/own-shell';
import { untilHydrated } from '../testing/until-hydrated';

const LIST = '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000';

/** On a shell whose API a test can take away. */
const test = ownShellTest.extend<{ readonly api: FlakyApi }>({
  api: async ({ system }, use) => {
    const api = await startFlakyApi(system.apiPort);
    await use(api);
    await api.stop();
  },
  shell: async ({ api, system }, use) => {
    const shell = await startShell(system, { apiUrl: api.url });
    await use(shell);
    await shell.stop();
  },
});

test('with the API down home stays usable, offers say so, and both come back with it', async ({
  api,
  page,
  shell,
  troubles,
}) => {
  troubles.allow(/status of (500|502|503)|ERR_/);
  api.goDown();
  expect((await page.goto(shell.origin))?.status()).toBe(200);
  await expect(page.getByText('Der Preis konnte nicht geladen werden.')).toBeVisible();
  // A search that is sent before the scripts came leads to the server.
  await untilHydrated(page);
  await calculatorForm(page).zipCode.fill('10115');
  await calculatorForm(page).button.click();
  await expect(calculatorForm(page).said).toContainText('Die Postleitzahl konnte gerade nicht geprüft werden.');

  await page.goto(shell.origin + LIST);
  await expect(page.getByText('Die Angebote konnten nicht geladen werden.')).toBeVisible();
  api.comeBack();
  await page
    .getByRole('link', { name: 'Erneut versuchen' })
    .or(page.getByRole('button', { name: 'Erneut versuchen' }))
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Angebote für');
  await page.goto(shell.origin);
  await expect(page.getByText('Der Preis konnte nicht geladen werden.')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Pelletpreis heute' })).toBeVisible();
});

test('a checkout that loses the API says so and goes on where it was', async ({ api, page, shell, site, troubles }) => {
  troubles.allow(/status of (500|502|503)|ERR_/);
  await page.goto(shell.origin + LIST);
  const order = guestOrder(page, site);
  await order.chooseFirstOffer();
  await order.confirmAccess();
  await order.giveEmail(`gast-${randomUUID()}@example.com`);
  api.goDown();
  await order.sendAddress();
  await expect(page.getByRole('form').getByText(/nicht erreichbar|nicht gespeichert/)).toBeVisible();
  api.comeBack();
  await order.giveAddress();
});
