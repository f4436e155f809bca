import type { Page } from '@playwright/test';
import { calculatorForm } from '../testing/calculator-form';
import { expect, test } from '../testing/journey-test';
import { untilHydrated } from '../testing/until-hydrated';

const ORDER_SCRIPTS = /\/releases\/order\/.*\.js$/;

/** Documents that a page has requested from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  return documents;
}

/** By the page itself: a search that is sent before the scripts came leads to a document. */
async function requestOffers(page: Page): Promise<void> {
  await untilHydrated(page);
  await calculatorForm(page).zipCode.fill('10115');
  await calculatorForm(page).button.click();
}

test('a chunk that fails reloads the page, which then works', async ({ page, troubles }) => {
  troubles.allow(/ERR_FAILED|ScriptNetworkError/);
  await page.goto('/');
  const documents = watchDocuments(page);
  await page.route(ORDER_SCRIPTS, (route) => (documents.length === 0 ? route.abort() : route.continue()));
  await requestOffers(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Angebote für');
  await expect(page).toHaveURL(/\/holzpellets-lose\/angebotsliste/);
  expect(documents).toEqual(['/holzpellets-lose/angebotsliste']);
});

test('a chunk that goes on failing reloads at most once a minute', async ({ page, troubles }) => {
  // At the end the server has rendered a page that the browser cannot hydrate.
  troubles.allow(/ERR_FAILED|ScriptNetworkError|React error #418|order could not be loaded/);
  await page.clock.install();
  await page.goto('/');
  const documents = watchDocuments(page);
  await page.route(ORDER_SCRIPTS, (route) => route.abort());
  await requestOffers(page);
  await expect.poll(() => documents).toHaveLength(1);
  await expect(page).toHaveTitle('Heizplatz – Fehler 500');

  await page.goto('/');
  documents.length = 0;
  await requestOffers(page);
  await expect(page).toHaveTitle('Heizplatz – Fehler 500');
  expect(documents).toEqual([]);

  await page.goto('/');
  documents.length = 0;
  await page.clock.fastForward(61_000);
  await requestOffers(page);
  await expect.poll(() => documents).toHaveLength(1);
  // A browser in the middle of a reload may not close.
  await expect(page).toHaveTitle('Heizplatz – Fehler 500');
});
