import type { Page } from '@playwright/test';
import { expectGoodPage } from '../../testing/expect-good-page';
import { expect, test } from '../../testing/journey-test';
import { untilHydrated } from '../../testing/until-hydrated';

const FIRST = 10;

const listPath = (zipCode: string) => `/holzpellets-lose/angebotsliste?zipCode=${zipCode}&amount=6000`;
const getCards = (page: Page) => page.getByRole('article');

/** What the heading states, and the link to what is not in the page yet. */
async function openList(page: Page, zipCode: string) {
  await page.goto(listPath(zipCode));
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const count = Number(/^\d+/.exec(heading)?.[0]);
  expect(count).toBeGreaterThan(FIRST + 2);
  await expect(getCards(page)).toHaveCount(FIRST);
  const more = page.getByRole('link', { name: new RegExp(`^Weitere ${count - FIRST} (Angebote|Offerten) zeigen$`) });
  return { count, more };
}

test('the other offers come in place, and stay on the way back from one of them', async ({ page, site }) => {
  const { count, more } = await openList(page, site.zipCode);
  const cards = getCards(page);
  await untilHydrated(page);
  const box = cards.first().getByRole('checkbox', { name: /^Vergleichen/ });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await more.focus();
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrolled();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(count);
  await expect(cards.nth(FIRST)).toBeFocused();
  expect(await scrolled()).toBe(before);
  await expect(box).toBeChecked();
  await expect(page).toHaveURL((url) => url.pathname + url.search === `${listPath(site.zipCode)}&alle=1`);
  await expectGoodPage(page);

  const goods = cards.nth(count - 2).getByRole('link', { name: /^Ware und Hersteller/ });
  await goods.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cards).toHaveCount(count);
  await expect(goods).toBeFocused();

  const dealer = cards
    .nth(count - 2)
    .getByRole('heading', { level: 3 })
    .getByRole('link');
  await dealer.focus();
  const left = await scrolled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/holzpellethaendler\//);
  await page.goBack();
  await expect(cards).toHaveCount(count);
  await expect.poll(scrolled).toBe(left);
});

test('an address that opens an offer further down has its card, and a print has all', async ({ page, site }) => {
  await page.goto(`${listPath(site.zipCode)}&alle=1`);
  const cards = getCards(page);
  const count = await cards.count();
  const href = await cards
    .last()
    .getByRole('link', { name: /^Ware und Hersteller/ })
    .getAttribute('href');
  await page.goto((href ?? '').replace('&alle=1', ''));
  await untilHydrated(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cards).toHaveCount(count);

  await openList(page, site.zipCode);
  await untilHydrated(page);
  await page.pdf();
  await expect(cards).toHaveCount(count);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the other offers are a page of the same list, in any order', async ({ page, site }) => {
    const { count, more } = await openList(page, site.zipCode);
    await more.click();
    await expect(page).toHaveURL(/&alle=1#weitere-angebote$/);
    await expect(getCards(page)).toHaveCount(count);
    await expect(getCards(page).nth(FIRST)).toBeInViewport();
    await page.getByRole('link', { name: 'Liefertag' }).click();
    await expect(page.getByRole('link', { name: 'Liefertag' })).toHaveAttribute('aria-current', 'true');
    await expect(getCards(page)).toHaveCount(count);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(`^${count} `));
  });
});
