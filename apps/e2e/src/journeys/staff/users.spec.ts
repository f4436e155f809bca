import { randomUUID } from 'node:crypto';
import { asRole } from '../../testing/as-role';
import { callAsPage } from '../../testing/call-as-page';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { logIn } from '../../testing/log-in';
import { linkInMail } from '../../testing/outbox';

const PASSWORD = 'Heizen-2026!';

test('an invitation is accepted, and other roles put the person out at once', async ({ page, browser }) => {
  const name = `redaktion-${randomUUID()}`;
  await asRole(page, 'admin', '/support/user/list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Benutzer und Rollen');
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Benutzer einladen' }).click();
  await page.getByLabel('Vorname').fill('Nele');
  await page.getByLabel('Nachname').fill('Wichmann-Ohm');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(`${name}@example.com`);
  await page.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(page.getByText('Bitte wählen Sie mindestens eine Rolle.').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^Redaktion/ }).check();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nele Wichmann-Ohm');
  const access = page.getByRole('region', { name: 'Zugang' });
  await expect(access.getByText(/eingeladen, gilt bis/)).toBeVisible();
  await expectGoodPage(page);

  const nele = await (await browser.newContext()).newPage();
  await nele.goto(await linkInMail(page, `${name}@example.com`, '/neues-kennwort-setzen/'));
  await nele.getByLabel('Neues Passwort').fill(PASSWORD);
  await nele.getByRole('button', { name: 'Passwort setzen' }).click();
  await nele.getByRole('link', { name: /^Anmelden/ }).click();
  await logIn(nele, name);
  await nele.waitForURL('**/support');
  expect((await callAsPage(nele, '/api/account/support-info')).status).toBe(200);

  await page.reload();
  await expect(access.getByText('offen', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: /^Redaktion/ }).uncheck();
  await page.getByRole('checkbox', { name: /^Marketing/ }).check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  expect((await callAsPage(nele, '/api/account/support-info')).status).toBe(401);
});

test('nobody takes the own Admin away', async ({ page, troubles }) => {
  troubles.allow(/status of 409/);
  await asRole(page, 'admin', '/support/user/list?search=admin@example.com');
  await page.getByRole('link', { name: 'Falk, Ines' }).click();
  await expect(page.getByText(/das sind Sie/)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Redaktion/ }).check();
  await page.getByRole('checkbox', { name: /^Admin/ }).uncheck();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/kann niemand sich selbst nehmen/)).toBeVisible();
  await expect(page.getByText('Zugang sperren')).toBeHidden();
});

test('people and the log are for admins alone, on the page and in the API', async ({ page, troubles }) => {
  troubles.allow(/status of 403/);
  await asRole(page, 'support');
  for (const path of ['/api/support/user/list', '/api/support/benutzer/1', '/api/support/protokoll'])
    expect([path, (await callAsPage(page, path)).status]).toEqual([path, 403]);
  for (const path of ['/support/user/list', '/support/benutzer/einladen', '/support/protokoll']) {
    await page.goto(path);
    await expect(page.getByText('Leider haben Sie keinen Zugang zu dieser Seite.')).toBeVisible();
  }
});
