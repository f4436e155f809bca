import { readFile } from 'node:fs/promises';
import { asRole, expectRefused } from '../../testing/as-role';
import { placeGuestOrder } from '../../testing/cancelled-order';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { openAs } from '../../testing/open-as';

test('a parameter that is made required is asked by the calculator and missed by the checkout', async ({
  page,
  browser,
}) => {
  // Industrial goods of another group than other journeys order.
  await asRole(page, 'haendlersupport', '/support/parameter-requirement?country=1&group=9&customerGroup=1');
  await expectGoodPage(page);
  const hose = page.getByRole('region', { name: 'Schlauchlänge' });
  const required = hose.getByRole('checkbox', { name: 'Pflicht' });
  await required.check();
  await hose.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Schlauchlänge: gespeichert, gilt ab sofort.')).toBeVisible();
  const { origin } = new URL(page.url());
  const visitor = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  try {
    await expect(async () => {
      await visitor.goto(`${origin}/hackschnitzel/angebotsliste?zipCode=80331&amount=6000`);
      await expect(visitor.getByText('Schlauch (bitte wählen)').first()).toBeVisible({ timeout: 2000 });
    }).toPass();
    await visitor
      .getByRole('button', { name: /auswählen|wählen/i })
      .first()
      .click();
    await expect(visitor.getByText('Bitte wählen Sie noch: Schlauchlänge.')).toBeVisible();
  } finally {
    await page.reload();
    await required.uncheck();
    await hose.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Schlauchlänge: gespeichert, gilt ab sofort.')).toBeVisible();
    await visitor.context().close();
  }
});

test('an admin flushes a tag of the cache with a reason, and every node tells it', async ({ page }) => {
  await asRole(page, 'admin', '/support/cache?tag=news');
  await expectGoodPage(page);
  const flush = page.getByRole('region', { name: 'Leeren' });
  await expect(flush.getByRole('checkbox', { name: 'news' })).toBeChecked();
  await flush.getByRole('button', { name: 'Leeren' }).click();
  await expect(flush.getByRole('textbox', { name: 'Grund' })).toHaveAttribute('aria-invalid', 'true');
  await flush.getByRole('textbox', { name: 'Grund' }).fill('Artikel korrigiert');
  await flush.getByRole('button', { name: 'Leeren' }).click();
  await expect(page.getByText('Alle Knoten vergessen diese Antworten.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/Zuletzt geleert .*news/)).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('support reads a mail, takes the list as a file without its words, and sends it again', async ({
  page,
  browser,
  site,
}) => {
  const { email } = await placeGuestOrder(page, site);
  const { origin } = new URL(page.url());
  const list = `${origin}/support/postausgang?search=${email}`;
  const staff = await openAs(browser, 'support', list);
  await expectGoodPage(staff);
  const mails = staff.getByRole('rowheader').getByRole('link');
  const before = await mails.count();
  const downloading = staff.waitForEvent('download');
  await staff.getByRole('link', { name: 'CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^postausgang-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.replace('\uFEFF', '')).toMatch(
    /^Geschrieben;Betreff;Land;Stand;Erledigt;Unzustellbar;Versuche;Nummer\r\n/,
  );
  expect(text.trim().split('\r\n')).toHaveLength(before + 1);
  expect(text).not.toContain(email);
  await mails.first().click();
  await expect(staff.getByRole('region', { name: 'Text der Mail' })).toContainText('[Link des Empfängers]');
  await expectGoodPage(staff);
  await staff.getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect(staff.getByText(`Die Mail geht noch einmal an ${email}.`)).toBeVisible();
  await staff.goto(list);
  // A mail of this minute is a double click, and stays one.
  await expect(mails).toHaveCount(before);
  await staff.context().close();
});

test('jobs are the admin’s, rates are read by finance and written by the admin', async ({ page, browser }) => {
  await asRole(page, 'support', '/support');
  const { origin } = new URL(page.url());
  const admin = await openAs(browser, 'admin', `${origin}/support/auftraege`);
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Aufträge');
  await expectGoodPage(admin);
  await admin.goto(`${origin}/support/saetze`);
  await expect(admin.getByRole('heading', { name: 'Neuer Satz' })).toBeVisible();
  await expectGoodPage(admin);
  await admin.context().close();
  const money = await openAs(browser, 'finanzen', `${origin}/support/saetze`);
  await expect(money.getByRole('heading', { level: 1 })).toHaveText('Sätze und Feiertage');
  await expect(money.getByRole('heading', { name: 'Neuer Satz' })).toHaveCount(0);
  await money.context().close();
});

test('finance finds a fee per delivery point, and an admin the prices that say so', async ({ page, browser }) => {
  await asRole(page, 'finanzen', '/support/saetze');
  await page.getByRole('link', { name: 'Lieferpauschalen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lieferpauschalen');
  await page.getByRole('combobox', { name: 'Land' }).selectOption('Schweiz');
  await expect(page).toHaveURL(/country=3/);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(/CHF\s\d+\.\d\d/);
  await expect(page.getByRole('table')).not.toContainText('€');
  await expectGoodPage(page);
  const name = (await row.getByRole('rowheader').innerText()).trim();
  await page.getByRole('searchbox', { name: 'Suche', exact: true }).fill(name);
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('rowheader').first()).toHaveText(name);
  const admin = await openAs(browser, 'admin', page.url());
  await admin.getByRole('rowheader').first().getByRole('link').click();
  await expect(admin).toHaveURL(/\/support\/haendler\/\d+\/preise$/);
  await admin.context().close();
});

test('who may not is refused by page and call', async ({ page, troubles }) => {
  troubles.allow(/403/);
  await asRole(page, 'support', '/support');
  await expectRefused(page, { path: '/support/cache', call: '/api/support/cache' });
  await expectRefused(page, { path: '/support/auftraege', call: '/api/support/auftraege' });
  await expectRefused(page, { path: '/support/saetze', call: '/api/support/saetze' });
  await expectRefused(page, { path: '/support/saetze/gebuehren', call: '/api/support/saetze/gebuehren/ausgabe' });
  await expectRefused(page, { path: '/support/parameter-requirement', call: '/api/support/parameter' });
});
