import type { Page } from '@playwright/test';
import { expectGoodPage } from '../testing/expect-good-page';
import { expect, test } from '../testing/journey-test';
import { untilHydrated } from '../testing/until-hydrated';

const listPath = (zipCode: string) => `/holzpellets-lose/angebotsliste?zipCode=${zipCode}&amount=6000`;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Optionen' });
/** Its label states how many offers the settings would leave. */
const apply = (page: Page) => dialog(page).getByRole('button', { name: /^\d+ (Angebote?|Offerten?) zeigen$/ });

/** Wide screens have the bar's settings button, narrow ones the filter's. */
async function settingsOpener(page: Page) {
  const bar = page.getByRole('link', { name: /^Optionen/ });
  return (await bar.isVisible()) ? bar : page.getByRole('link', { name: /^Filter/ });
}

test('settings say what they leave before they are applied, and the way back takes them back', async ({
  page,
  site,
}) => {
  await page.goto(listPath(site.zipCode));
  // Else the settings are a document of its own, whose fields may be chosen before the script has them.
  await untilHydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  const all = /^\d+/.exec((await heading.textContent()) ?? '')?.[0] ?? '';
  await (await settingsOpener(page)).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/openSettings=1/);
  await expect(apply(page)).toHaveText(new RegExp(`^${all} `));
  await expectGoodPage(page);

  const counted = page.waitForResponse((response) => {
    const query = response.request().postData() ?? '';
    return (
      response.url().endsWith('/berechnen/angebote') && query.includes('"Stations":3') && query.includes('"Id":133')
    );
  });
  await dialog(page).getByRole('radio', { name: /^3\b/ }).check();
  await dialog(page)
    .getByRole('radio', { name: /^Schlauch bis 60 m/ })
    .check();
  const { Items } = await (await counted).json();
  await expect(apply(page)).toHaveText(new RegExp(`^${Items.length} `));
  await expect(page, 'not applied yet').toHaveURL(/openSettings=1/);

  await apply(page).click();
  await expect(page).toHaveURL((url) => url.search === `?zipCode=${site.zipCode}&amount=6000&stations=3&options=133`);
  await expect(dialog(page)).toBeHidden();
  await expect(heading).toContainText(new RegExp(`^${Items.length} `));
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname + url.search === listPath(site.zipCode));
  await expect(heading).toContainText(new RegExp(`^${all} `));
});

test('settings open and close by keyboard, and the focus is where it was', async ({ page, site }) => {
  await page.goto(listPath(site.zipCode));
  // A link that is followed before opens the dialog as a document of its own, which has no focus to give back.
  await untilHydrated(page);
  const opener = await settingsOpener(page);
  await opener.focus();
  await page.keyboard.press('Enter');
  const one = dialog(page).getByRole('radio', { name: /^1\b/ });
  await expect(one).toBeAttached();
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(one).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: /^2\b/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL((url) => url.pathname + url.search === listPath(site.zipCode));
  await expect(opener).toBeFocused();
});
