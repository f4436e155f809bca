import { ON_A_DESKTOP } from '../sampling/combinations';
import { expect, test } from '../testing/journey-test';
import { untilHydrated } from '../testing/until-hydrated';

const listPath = (zipCode: string) => `/holzpellets-lose/angebotsliste?zipCode=${zipCode}&amount=6000`;

test('the first screen of a list has two offers with their price, a phone one', async ({ page, site }) => {
  await page.goto(listPath(site.zipCode));
  await page.waitForLoadState('networkidle');
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  const view = screen.width > 991 ? 2 : 1;
  for (let place = 0; place < view; place++) {
    const price = page
      .getByRole('article')
      .nth(place)
      .getByText('Gesamtpreis', { exact: true })
      .locator('xpath=following-sibling::*[1]');
    const box = await price.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0), `price of offer ${place + 1}`).toBeLessThanOrEqual(screen.height);
  }
});

test('the filter keeps in sight while the list is read', async ({ page, site }) => {
  await page.goto(listPath(site.zipCode));
  await page.getByRole('article').nth(2).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  const isWide = (page.viewportSize()?.width ?? 0) > 991;
  const filter = isWide
    ? page.getByRole('heading', { name: 'Filter', exact: true })
    : page.getByRole('link', { name: /^Filter/ });
  await expect(filter).toBeInViewport();
});

test('the filter covers nothing of what stands below it in its column', ON_A_DESKTOP, async ({ page, site }) => {
  await page.goto(listPath(site.zipCode));
  await untilHydrated(page);
  const others = page.getByRole('complementary', { name: 'Neben der Liste' });
  await others.scrollIntoViewIfNeeded();
  await others.getByRole('link').last().scrollIntoViewIfNeeded();
  const panel = page.getByRole('complementary', { name: 'Filter' }).locator('> div');
  const end = await panel.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual((await others.boundingBox())?.y ?? 0);
});
