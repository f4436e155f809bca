import type { Page } from '@playwright/test';
import { AT_A_DESK } from '../../sampling/combinations';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { linkInMail, mailsTo } from '../../testing/outbox';

const COUNTRY_IDS: Readonly<Record<string, number>> = { de: 1, at: 2, ch: 3 };

interface Metrics {
  readonly Place: { readonly Path: string; readonly Name: string; readonly State: { readonly Name: string } | null };
  readonly Products: readonly { readonly Price: number; readonly OfferCount: number }[];
}

/** The API's data for a place, requested from the page's own origin. */
const computeMetrics = (page: Page, siteName: string, query: string): Promise<Metrics> =>
  page.evaluate(
    async (address) => (await fetch(address)).json(),
    `/api/site/${COUNTRY_IDS[siteName]}/prices/place?${query}`,
  );

const getDigits = (text: string | null): string => (text ?? '').replace(/\D/g, '');
const toCents = (price: number | undefined): string => String(Math.round((price ?? Number.NaN) * 100));
const tiles = (page: Page) => page.getByRole('list', { name: 'Preise heute' }).getByRole('listitem');

test('the overview says what the API says, and leads to a state', async ({ page, siteName }) => {
  await page.goto('/pelletpreise');
  await expectGoodPage(page);
  const { Products } = await computeMetrics(page, siteName, '');
  const first = tiles(page).first();
  expect(getDigits(await first.textContent())).toContain(toCents(Products[0]?.Price));
  expect(getDigits(await first.textContent())).toContain(String(Products[0]?.OfferCount));
  const states = page.getByRole('region', { name: /^Pelletpreise nach/ });
  const link = states.getByRole('table').getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await expect(states.getByRole('link', { name: new RegExp(`^${name}: `) })).toBeAttached();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^Pelletpreise (in|im|in der) ${name}$`));
  await expectGoodPage(page);
});

test('a postcode leads to its page, whose figures are its own', async ({ page, site, siteName }) => {
  await page.goto('/pelletpreise');
  await page.getByRole('combobox', { name: 'Preise an Ihrem Ort' }).fill(site.zipCode);
  await page.getByRole('button', { name: 'Zum Ort' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(site.zipCode);
  const { Place, Products } = await computeMetrics(page, siteName, `zipCode=${site.zipCode}`);
  await expect(page).toHaveURL((url) => url.pathname === Place.Path);
  const first = tiles(page).first();
  expect(getDigits(await first.textContent())).toBe(`${toCents(Products[0]?.Price)}${Products[0]?.OfferCount}`);
  await expectGoodPage(page);
});

test('other spellings of a place lead to its page for good, an unknown state is none', async ({
  page,
  site,
  siteName,
}) => {
  await page.goto('/pelletpreise');
  const { Place } = await computeMetrics(page, siteName, `zipCode=${site.zipCode}`);
  const wrong = Place.Path.replace(/[^/]+$/, `irgendwo-${site.zipCode}`);
  const response = await page.goto(wrong);
  expect(response?.request().redirectedFrom()?.url()).toContain('irgendwo');
  expect((await response?.request().redirectedFrom()?.response())?.status()).toBe(301);
  expect(new URL(page.url()).pathname).toBe(Place.Path);
});

test('an unknown state is no page', async ({ page, troubles }) => {
  troubles.allow(/404/);
  const response = await page.goto('/pelletpreise/atlantis');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Die angeforderte Seite existiert nicht...')).toBeVisible();
});

test(
  'two places are compared, the chart library takes over when pointed at, and the address keeps both',
  AT_A_DESK,
  async ({ page }) => {
    await page.goto('/pelletpreise');
    await page.getByRole('combobox', { name: /^Vergleichen mit/ }).fill('Bayern');
    await page.getByRole('button', { name: 'Vergleichen', exact: true }).click();
    const chart = page.getByRole('img', { name: 'Preisverlauf: Deutschland und Bayern' });
    await expect(chart).toBeVisible();
    await page.getByRole('link', { name: 'Drei Monate' }).click();
    await expect(page).toHaveURL(/zeitraum=3m&vergleich=Bayern$/);
    // The pointer may be there already: the library's chart then lies above the server's.
    await chart.locator('..').hover();
    // It listens once it has told the page that it is there.
    await page.locator('[data-live] .apexcharts-canvas').hover({ position: { x: 220, y: 110 } });
    await expect(page.locator('.apexcharts-tooltip')).toContainText('Bayern');
    await page.reload();
    await expect(chart).toBeVisible();
    await page.getByText('Als Tabelle').click();
    await expect(page.getByRole('columnheader', { name: 'Bayern in €/t' })).toBeVisible();
    await expectGoodPage(page);
  },
);

test(
  "another postcode in the calculator leads a local page's visitor to its own page",
  AT_A_DESK,
  async ({ page, siteName }) => {
    await page.goto('/pelletpreise');
    const { Place } = await computeMetrics(page, siteName, 'zipCode=80331');
    await page.goto(Place.Path);
    const zipCode = page.getByRole('form', { name: 'Schnellrechner' }).getByRole('textbox', { name: 'Postleitzahl' });
    await expect(zipCode).toHaveValue('80331');
    await zipCode.fill('10115');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('10115');
    await expect(page).toHaveURL(/-10115$/);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('prices, chart, table, range and amount are there', async ({ page }) => {
    await page.goto('/pelletpreise');
    await expect(page.getByRole('img', { name: /^Preisverlauf: / })).toBeVisible();
    await page.getByRole('link', { name: 'Drei Jahre' }).click();
    await expect(page.getByRole('link', { name: 'Drei Jahre' })).toHaveAttribute('aria-current', 'true');
    await page.getByText('Als Tabelle').click();
    await expect(page.getByRole('table', { name: /^Preisverlauf: / })).toBeVisible();

    await page.goto('/wie-viel-brauche-ich');
    await page.getByRole('textbox', { name: 'Menge oder Leistung' }).fill('2500');
    await page.getByRole('button', { name: 'Menge berechnen' }).click();
    await expect(page.getByRole('region', { name: 'Ihr Jahr in Pellets' })).toContainText(/5.000/);
  });

  test('a wished price is taken', async ({ page, site }, testInfo) => {
    const email = `wunsch-${Date.now()}-${testInfo.project.name}@example.com`;
    await page.goto(`/wunschpreis?plz=${site.zipCode}`);
    await page.getByRole('textbox', { name: 'Mein Preis, höchstens' }).fill('900');
    await page.getByRole('textbox', { name: 'Ihre E-Mail' }).fill(email);
    await page.getByRole('button', { name: 'Wunschpreis merken' }).click();
    await expect(page.getByText('Bitte bestätigen Sie noch.')).toBeVisible();
  });
});

test.describe('charts of traded fuels', () => {
  for (const path of ['/charts/rohoel', '/charts/gasoel', '/charts/heizoel']) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('img', { name: /^Verlauf: / })).toBeVisible();
      await expectGoodPage(page);
    });
  }
});

test('from a wish on a local page by mail to offers that are asked for as wished', async ({ page, site, siteName }) => {
  const email = `wunsch-${Date.now()}-${siteName}@example.com`;
  await page.goto('/pelletpreise');
  const { Place } = await computeMetrics(page, siteName, `zipCode=${site.zipCode}`);
  await page.goto(Place.Path);
  const form = page.getByRole('form', { name: 'Wunschpreis' });
  await form.getByRole('textbox', { name: 'Mein Preis, höchstens' }).fill('900');
  await form.getByRole('textbox', { name: 'Ihre E-Mail' }).fill(email);
  await form.getByRole('button', { name: 'Wunschpreis merken' }).click();
  await expect(page.getByText(`Wir haben an ${email} geschrieben.`)).toBeVisible();
  await page.goto(await linkInMail(page, email, '/benachrichtigungen/'));
  await expectGoodPage(page);
  await page.getByRole('button', { name: /bestätigen/i }).click();
  await expect(page.getByRole('main')).toContainText('Ihre Benachrichtigung ist eingeschaltet');

  // The wish is higher than any price, so it has come true: its mail follows at once.
  await expect.poll(() => mailsTo(page, email)).toContainEqual(expect.stringContaining('Ihr Wunschpreis ist erreicht'));
  await page.goto(await linkInMail(page, email, '/angebotsliste'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    `${site.numbers.usual} kg Holzpellets lose nach ${site.zipCode}`,
  );
  await expect(page.getByRole('article').first()).toBeVisible();
});
