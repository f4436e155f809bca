import { asRole, expectRefused } from '../../testing/as-role';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { openAs } from '../../testing/open-as';
import { runsIn } from '../../testing/runs-in';

test.beforeEach(({}, info) => test.skip(!runsIn(info, 'de-desktop'), 'staff sits at a desk'));

test('a parameter that is made required is asked by the calculator and missed by the checkout', async ({
  page,
  browser,
}) => {
  test.slow();
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
    }).toPass({ timeout: 20_000 });
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
  await expect(flush.getByText('Bitte füllen Sie dieses Feld aus.').first()).toBeVisible();
  await flush.getByRole('textbox', { name: 'Grund' }).fill('Artikel korrigiert');
  await flush.getByRole('button', { name: 'Leeren' }).click();
  await expect(page.getByText('Alle Knoten vergessen diese Antworten.')).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/Zuletzt geleert .*news/)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
});

test('support reads a mail and sends it again; jobs and rates are open to their roles', async ({ page, browser }) => {
  await asRole(page, 'support', '/support/postausgang');
  await expectGoodPage(page);
  const { origin } = new URL(page.url());
  const first = page.getByRole('rowheader').getByRole('link').first();
  await first.click();
  await expect(page.getByRole('region', { name: 'Versand' })).toBeVisible();
  await expectGoodPage(page);
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

test('who may not is refused by page and call', async ({ page }) => {
  await asRole(page, 'support', '/support');
  await expectRefused(page, { path: '/support/cache', call: '/api/support/cache' });
  await expectRefused(page, { path: '/support/auftraege', call: '/api/support/auftraege' });
  await expectRefused(page, { path: '/support/saetze', call: '/api/support/saetze' });
  await expectRefused(page, { path: '/support/parameter-requirement', call: '/api/support/parameter' });
});
