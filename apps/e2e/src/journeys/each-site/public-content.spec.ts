import type { Page } from '@playwright/test';
import { calculatorForm } from '../../testing/calculator-form';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';

/** Images in view are there and no broken frames. */
const brokenImages = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
  );

test('from the news list to an article, to a related one and back to its topic', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('region', { name: 'Aus dem Markt' }).getByRole('link', { name: 'Alle News' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News: Aus dem Markt');
  await expectGoodPage(page);
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles).toHaveCount(10);
  expect(await brokenImages(page)).toEqual([]);

  const title = await articles.first().getByRole('heading').innerText();
  await articles.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/news\/artikel\/[a-z\d-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replace(/\s+/g, ' '));
  await expectGoodPage(page);

  const related = page.getByRole('region', { name: 'Weiterlesen' }).getByRole('article');
  await expect(related).toHaveCount(3);
  await related.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/news\?thema=[a-z]+$/);
});

test('the news have pages and topics with addresses of their own', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('navigation', { name: 'Seiten der News' }).getByRole('link', { name: 'Seite 2' }).click();
  await expect(page).toHaveURL(/\/news\?seite=2$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
  await page.reload();
  await expect(page).toHaveTitle('News: Aus dem Markt, Seite 2 – Heizplatz');
  await page
    .getByRole('navigation', { name: 'Themen' })
    .getByRole('link', { name: /^Lager/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News: Lager');
});

test('the info center leads to its pages by topic, and each back', async ({ page }) => {
  await page.goto('/info-center');
  await expectGoodPage(page);
  await page.getByRole('region', { name: 'Lager' }).getByRole('link', { name: 'Pellets richtig lagern' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pellets richtig lagern');
  await page.getByText('Wie lange halten Pellets?').click();
  await expect(page.getByText('In einem trockenen Lager mehrere Jahre.')).toBeVisible();
  await expectGoodPage(page);
  const more = page.getByRole('navigation', { name: 'Mehr zum Thema' });
  await more.getByRole('link', { name: 'Pelletlager planen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pelletlager planen');
  await page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link', { name: 'Info-Center' }).click();
  await expect(page).toHaveURL(/\/info-center$/);
});

const PRODUCTS = ['/hackschnitzel', '/holzbriketts', '/pellets-prices/product-path'];

for (const path of PRODUCTS)
  test(`${path} names its price, answers questions and leads on to other products`, async ({ page, site }) => {
    await page.goto(path);
    await expect(page.getByRole('region', { name: /Preis heute/ })).toContainText(
      new RegExp(`${site.offers} aus [\\d.’]+ Postleitzahlen`),
    );
    await expectGoodPage(page);
    const more = page.getByRole('navigation', { name: 'Weitere Produkte' }).getByRole('link');
    const hrefs = await more.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['/pelletpreise', '/hackschnitzel', '/holzbriketts'].filter((href) => href !== path));
    await more.last().click();
    await expect(page).toHaveURL(new RegExp(`${hrefs.at(-1)}$`));
  });

test('a product’s calculator leads to its offers', async ({ page, site }) => {
  await page.goto('/hackschnitzel');
  const { zipCode, button } = calculatorForm(page);
  await zipCode.fill(site.zipCode);
  await button.click();
  await expect(page).toHaveURL(/\/hackschnitzel\/angebotsliste\?/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a product’s calculator leads to its offers', async ({ page, site }) => {
    await page.goto('/holzbriketts');
    const { zipCode, button } = calculatorForm(page);
    await zipCode.fill(site.zipCode);
    await button.click();
    await expect(page).toHaveURL(/\/holzbriketts\/angebotsliste\?/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(site.zipCode);
  });

  test('news, article and info page can be read', async ({ page }) => {
    await page.goto('/news');
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Durchschnitt der günstigsten (Angebote|Offerten) aus/)).toBeVisible();
    await page.goto('/info-center/asche-entsorgen');
    await expect(page.getByRole('heading', { name: 'Erst kalt, dann weg' })).toBeVisible();
  });
});

test('pages that moved lead on for good', async ({ page }) => {
  for (const [from, to] of [
    ['/ratgeber', '/info-center'],
    ['/news/artikel/lager-pruefen', '/news/artikel/lager-pruefen-in-zehn-minuten'],
  ] as const) {
    const moved = await page.goto(from);
    expect(
      await moved
        ?.request()
        .redirectedFrom()
        ?.response()
        .then((response) => response?.status()),
    ).toBe(301);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
  }
});

test('what never was is 404', async ({ page, troubles }) => {
  troubles.allow(/status of 404/);
  for (const path of ['/news/artikel/gibt-es-nicht', '/news?seite=99', '/info-center/gibt-es-nicht']) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Die angeforderte Seite existiert nicht...');
  }
});

test('drawings are kept for a year and run nothing', async ({ page }) => {
  await page.goto('/news');
  const src = await page.getByRole('main').locator('article img').first().getAttribute('src');
  const headers = await page.evaluate(async (path) => {
    const response = await fetch(path);
    return [response.status, response.headers.get('cache-control'), response.headers.get('content-security-policy')];
  }, src ?? '');
  expect(headers).toEqual([200, 'public, max-age=31536000, immutable', expect.stringContaining('sandbox')]);
});
