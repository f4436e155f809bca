import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { asRole, expectRefused } from '../../testing/as-role';
import { callAsPage } from '../../testing/call-as-page';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';

const ADVERTISER = 'Ofenhaus Lindwurm';
const PLACE = '/holzpellethaendler';

/** A draft with a style sheet and hostile markup in it, approved; gives its name. */
async function approvedAdvert(page: Page): Promise<string> {
  const name = `Probe ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Name der Anzeige').fill(name);
  await page.getByLabel('Werbekunde').selectOption({ label: ADVERTISER });
  await page.getByLabel('Zieladresse').fill('https://example.com/ofen');
  await page.getByLabel('Im Auftrag von').fill('Ofenhaus Lindwurm GmbH');
  await page.getByLabel('Warum sie gezeigt wird').fill('Für die Probe gebucht.');
  await page.getByRole('radio', { name: 'als HTML' }).check();
  const html =
    '<p class="t" onclick="pwned()">Ein Ofen für die Probe</p><script>pwned()</script><img src=x onerror=pwned()>';
  await page.getByLabel('Inhalt (HTML)').fill(html);
  const styles = page.getByLabel('Gestaltung (CSS)');
  await styles.fill('.t { position: fixed }');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(styles).toHaveAttribute('aria-invalid', 'true');
  await styles.fill('.t { color: #153a2f; padding: 16px }');
  await page.getByRole('button', { name: 'Vorschau aktualisieren' }).click();
  const preview = page.getByRole('region', { name: `Vorschau: ${name}, 360 Pixel` });
  const view = preview.getByText('Ein Ofen für die Probe');
  await expect(view).toHaveCSS('color', 'rgb(21, 58, 47)');
  expect(await view.evaluate((one) => one.getRootNode() instanceof ShadowRoot && !one.hasAttribute('onclick'))).toBe(
    true,
  );
  await expect(preview.locator('img, script')).toHaveCount(0);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('button', { name: 'Freigeben' }).click();
  await expect(page.getByText(/freigegeben von/)).toBeVisible();
  await expectGoodPage(page);
  return name;
}

/** A campaign for one postcode alone. */
async function bookedCampaign(page: Page, name: string, zipCode: string): Promise<string> {
  await page.goto('/support/campaigns/create');
  await page.waitForLoadState('networkidle');
  const title = page.getByLabel('Name der Kampagne');
  await expect(async () => {
    await title.fill(name);
    await expect(page.getByText('Noch nicht gespeichert')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByLabel('Werbekunde').selectOption({ label: ADVERTISER });
  await page.getByLabel(/^Postleitzahlen/).fill(zipCode);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(({ pathname }) => /\/support\/campaigns\/\d+$/.test(pathname));
  await expectGoodPage(page);
  return new URL(page.url()).pathname;
}

/** A visitor whose random number selects the last item; with a postcode the visitor has already chosen one. */
async function visitor(browser: Browser, origin: string, zipCode = ''): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1440, height: 900 } });
  const choice = JSON.stringify({ version: 1, statistics: false, decidedAt: new Date().toISOString() });
  await context.addInitScript((chosen) => {
    if (origin !== 'null') localStorage.setItem('hp_consent', chosen);
    Object.assign(Math, { random: () => 0.999_999 });
  }, choice);
  const page = await context.newPage();
  if (zipCode) {
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    const checked = page.waitForResponse((response) => response.url().includes(zipCode));
    await page.getByRole('form', { name: 'Preise vergleichen' }).getByLabel('Postleitzahl').fill(zipCode);
    await checked;
  }
  await page.goto(`${origin}${PLACE}`);
  return page;
}

const getAdvert = (page: Page, name: string) => page.getByRole('region', { name: `Anzeige: ${name}` });

test('an advert is cleaned, approved, booked into a slot, seen by its postcode alone, capped and switched off', async ({
  page,
  browser,
  troubles,
}) => {
  // Four screens of staff, and two visitors beside.
  test.slow();
  await asRole(page, 'admanager', '/support/adverts/create');
  troubles.allow(/status of 400/);
  await page.waitForLoadState('networkidle');
  const { origin } = new URL(page.url());
  const zipCode = '20095';
  const name = await approvedAdvert(page);
  const campaign = await bookedCampaign(page, name, zipCode);
  await page.goto('/support/slots?country=1&search=holzpellethaendler');
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Händlerliste' }).click();
  const slot = page.getByRole('region', { name: 'Werbeplatz bearbeiten' });
  await slot.getByLabel('Kampagne').selectOption({ label: `${ADVERTISER}: ${name}` });
  await slot.getByLabel('Anzeige', { exact: true }).selectOption({ label: name });
  await slot.getByRole('button', { name: 'Belegen' }).click();
  await slot.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert, gilt ab sofort.').first()).toBeVisible();
  const slotPath = new URL(page.url()).pathname;
  const tried = page.getByRole('region', { name: 'Postleitzahl ausprobieren' });
  await expect(tried.getByRole('listitem').filter({ hasText: name })).toContainText('nur mit bekannter Postleitzahl');
  await tried.getByLabel(/Postleitzahl/).fill(zipCode);
  await expect(tried.getByRole('listitem').filter({ hasText: name })).toContainText('Chance');
  await expectGoodPage(page);

  const stranger = await visitor(browser, origin);
  const local = await visitor(browser, origin, zipCode);
  try {
    const counted = local.waitForResponse('**/api/iam/impression');
    await expect(getAdvert(local, name)).toBeAttached();
    await getAdvert(local, name).scrollIntoViewIfNeeded();
    await expect(getAdvert(local, name).getByText('im Auftrag von Ofenhaus Lindwurm GmbH')).toBeVisible();
    expect((await counted).ok()).toBe(true);
    await expect(stranger.getByRole('region', { name: /^Anzeige: / }).first()).toBeAttached();
    await expect(getAdvert(stranger, name)).toHaveCount(0);

    await page.goto(campaign);
    await page.getByLabel(/^Obergrenze \(/).fill('1');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Obergrenze erreicht')).toBeVisible();
    await local.reload();
    await expect(local.getByRole('region', { name: /^Anzeige: / }).first()).toBeAttached();
    await expect(getAdvert(local, name)).toHaveCount(0);

    await page.goto(slotPath);
    await page.getByLabel('Grund').fill('Probe des Not-Aus');
    await page.getByRole('button', { name: 'Sofort ausschalten' }).click();
    await expect(page.getByRole('button', { name: 'Einschalten' })).toBeVisible();
    await expect(async () => {
      await local.reload({ waitUntil: 'networkidle' });
      await expect(local.getByRole('region', { name: /^Anzeige: / })).toHaveCount(0, { timeout: 500 });
    }).toPass();
  } finally {
    await page.goto(slotPath);
    const on = page.getByRole('button', { name: 'Einschalten' });
    if (await on.isVisible()) {
      await page.getByLabel('Grund').fill('Probe vorbei');
      await on.click();
      await expect(page.getByRole('button', { name: 'Sofort ausschalten' })).toBeVisible();
    }
    await slot.getByRole('button', { name: `Entfernen ${name}` }).click();
    await slot.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert, gilt ab sofort.').first()).toBeVisible();
    await stranger.context().close();
    await local.context().close();
  }
});

test('of two who change a campaign the slower sees both versions', async ({ page, troubles }) => {
  troubles.allow(/status of 409/);
  await asRole(page, 'admanager', '/support/campaigns?country=1');
  const name = await bookedCampaign(page, `Streit ${randomUUID().slice(0, 8)}`, '20097').then(() =>
    page.getByRole('heading', { level: 1 }).innerText(),
  );
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  await page.getByLabel('Name der Kampagne').fill(`${name} meins`);
  const body = { CampaignId: id, Version: 1, Pauses: true, Reason: 'Von jemand anderem' };
  expect((await callAsPage(page, '/api/support/campaigns/pause', body)).status).toBe(200);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/inzwischen/i).first()).toBeVisible();
  await expect(page.getByLabel('Name der Kampagne')).toHaveValue(`${name} meins`);
});

test('marketing reads campaigns and no more', async ({ page, troubles }) => {
  troubles.allow(/403/);
  await asRole(page, 'marketing', '/support/campaigns?phase=running&country=1');
  await page.getByRole('link', { name: 'Heizsaison' }).first().click();
  await expect(page.getByRole('region', { name: 'Stand' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Überschneidungen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speichern' })).toHaveCount(0);
  await expectGoodPage(page);
  await expectRefused(page, { path: '/support/adverts', call: '/api/support/adverts' });
  await expectRefused(page, { path: '/support/slots', call: '/api/support/slots' });
  await expectRefused(page, { path: '/support/campaigns/create', call: '/api/support/werbekunden' });
});
