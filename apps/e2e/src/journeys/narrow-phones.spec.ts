import { ON_A_PHONE } from '../sampling/combinations';
import { expectNoOverflow, SMALL_PHONES_PX } from '../testing/expect-good-page';
import { expect, test } from '../testing/journey-test';
import { collectShifts, largeShifts } from '../testing/layout-shifts';
import { openLoggedIn } from '../testing/open-logged-in';
import { untilHydrated } from '../testing/until-hydrated';

for (const width of SMALL_PHONES_PX) {
  test(
    `at ${width} px no page is wider than the screen, and none moves while it loads`,
    ON_A_PHONE,
    async ({ page, site }) => {
      await page.setViewportSize({ width, height: 720 });
      await collectShifts(page);
      const paths = [
        '/',
        '/pelletpreise',
        '/holzpellethaendler',
        '/news',
        `/holzpellets-lose/angebotsliste?zipCode=${site.zipCode}&amount=6000`,
        '/benutzerkonto/anmeldung',
      ];
      for (const path of paths) {
        await page.goto(path);
        await untilHydrated(page);
        // Adverts come when the page is idle.
        await page.waitForLoadState('networkidle');
        await expectNoOverflow(page, `${path}: px wider than the screen`);
        expect.soft(await largeShifts(page), `${path}: what moved`).toEqual([]);
      }
    },
  );
}

for (const width of SMALL_PHONES_PX) {
  test(`at ${width} px the home page stays where it is when its font comes late`, ON_A_PHONE, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await collectShifts(page);
    let send = () => {};
    const mayCome = new Promise<void>((resolve) => (send = resolve));
    await page.route(/\.woff2$/, async (route) => {
      await mayCome;
      await route.continue();
    });
    // A page has loaded when its fonts have.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await untilHydrated(page);
    const hasFont = () => page.evaluate(() => document.fonts.check('16px Figtree'));
    expect(await hasFont()).toBe(false);
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    send();
    await expect.poll(hasFont).toBe(true);
    expect((await title.boundingBox())?.height).toBe(before?.height);
    await page.waitForLoadState('networkidle');
    expect(await largeShifts(page)).toEqual([]);
  });
}

test('on phones no figure of the price overview leaves its tile', ON_A_PHONE, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pelletpreise');
  await untilHydrated(page);
  const tiles = page.getByRole('listitem').filter({ hasText: /^(Durchschnitt|Zur Vorwoche|Gegen vor)/ });
  await expect(tiles).toHaveCount(4);
  for (const width of [...SMALL_PHONES_PX, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const hidden = await tiles.evaluateAll((all) =>
      all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    );
    expect
      .soft(
        hidden.filter((px) => px > 0),
        `${width} px: px outside of tiles`,
      )
      .toEqual([]);
  }
});

test('at 320 px the quick calculator shows postcode and amount whole', ON_A_PHONE, async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(`/holzpellets-lose/gemeinsam-bestellen?zipCode=${site.zipCode}&amount=20000`);
  await untilHydrated(page);
  const bar = page.getByRole('form', { name: 'Schnellrechner' });
  for (const label of ['Postleitzahl', 'Menge']) {
    const field = bar.getByLabel(label, { exact: true });
    await expect(field).not.toHaveValue('');
    const hiddenPx = await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect.soft(hiddenPx, `${label}: px that cannot be seen`).toBeLessThanOrEqual(0);
  }
});

test('on a phone the pictures of the info center show their drawing whole', ON_A_PHONE, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto('/info-center');
  const picture = page.getByRole('main').getByRole('listitem').locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const cropped = await picture.evaluate(
    ({ naturalWidth, naturalHeight, clientWidth, clientHeight }: HTMLImageElement) =>
      Math.abs(naturalWidth / naturalHeight - clientWidth / clientHeight) / (naturalWidth / naturalHeight),
  );
  expect(cropped).toBeLessThan(0.1);
});

const TABLES = [
  { of: 'joint orders', who: null, path: '/holzpellets-lose/gemeinsam-bestellen?amount=6000&zipCode=' },
  { of: 'what was used', who: 'kunde', path: '/kunde/verbrauch' },
];

for (const { of, who, path } of TABLES) {
  test(`at 320 px tables of ${of} show every column`, ON_A_PHONE, async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    const whole = path.endsWith('=') ? path + site.zipCode : path;
    if (who) await openLoggedIn(page, who, whole);
    else await page.goto(whole);
    await untilHydrated(page);
    const tables = page.getByRole('main').locator('table');
    await expect(tables.first()).toBeAttached();
    // What a disclosure hides has no width.
    await page
      .getByRole('main')
      .locator('details')
      .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    const hidden = await tables.evaluateAll((all) =>
      all.map(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0)),
    );
    expect(
      hidden.filter((px) => px > 0),
      'px of tables that cannot be seen',
    ).toEqual([]);
  });
}

const STAFF_PAGES = ['auftraege', 'haendler', 'kunden', 'meldungen', 'postausgang', 'presse', 'protokoll', 'widerrufe'];
const SIGNED_IN = [
  {
    who: 'kunde',
    paths: ['/kunde/startseite', '/kunde/bestellungen', '/kunde/lager', '/kunde/verbrauch', '/kunde/stammdaten'],
  },
  { who: 'admin', paths: ['/support', ...STAFF_PAGES.map((page) => `/support/${page}`)] },
];

for (const { who, paths } of SIGNED_IN) {
  test(`at 320 px no page of ${who} is wider than the screen`, ON_A_PHONE, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 720 });
    await openLoggedIn(page, who, paths[0] ?? '/');
    for (const path of paths) {
      await page.goto(path);
      await untilHydrated(page);
      await expectNoOverflow(page, `${path}: px wider than the screen`);
    }
  });
}

test('a new page begins at its top with its heading, Back at the place that was left', ON_A_PHONE, async ({ page }) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/agb');
  await untilHydrated(page);
  const target = page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' });
  // Found and scrolled to in one step: the footer is replaced when it is near or the browser is idle.
  await page.evaluate(() => {
    const links = document.querySelectorAll('footer a[href="/impressum"]');
    links[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  // What the press leaves: what arrives above until then moves the page.
  await page.evaluate(() => {
    const note = () => Reflect.set(window, 'leftAt', Math.round(window.scrollY));
    addEventListener('click', note, { capture: true, once: true });
  });
  await target.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(scrolled).toBe(0);
  const left = await page.evaluate(() => Number(Reflect.get(window, 'leftAt')));
  expect(left).toBeGreaterThan(400);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allgemeine Geschäftsbedingungen');
  await expect.poll(scrolled).toBe(left);
});
