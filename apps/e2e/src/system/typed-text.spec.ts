import type { Page } from '@playwright/test';
import { guestOrder } from '../testing/guest-order';
import { JOURNEY_SITES, type JourneySite } from '../testing/journey-sites';
import { expect, test } from '../testing/own-shell-test';
import { publishAgain, runRelease } from '../testing/release-command';
import { ROOT } from '../testing/workspace';
import { standStill } from '../testing/stand-still';
import { untilHydrated } from '../testing/until-hydrated';

/** Open pages ask once a minute which releases serve. */
const ASKS_AGAIN_MS = 61_000;
const EMAIL = 'anna.berger@example.com';

/** The documents that a page requests from now on: what the browser renders itself requests none. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  return documents;
}

test('an open page moves to a new version with a link, but not while it holds typed text', async ({
  page,
  context,
  shell,
}) => {
  test.slow();
  const order = guestOrder(page, JOURNEY_SITES['de'] as JourneySite);
  await page.clock.install();
  await page.goto(shell.origin);
  await untilHydrated(page);
  await order.askForOffers();
  await order.chooseFirstOffer();
  await order.confirmAccess();
  await order.giveEmail(EMAIL);
  const typing = watchDocuments(page);

  const reader = await context.newPage();
  await reader.clock.install();
  await reader.goto(`${shell.origin}/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000`);
  await untilHydrated(reader);
  const reading = watchDocuments(reader);

  const version = await publishAgain(shell.releasesDir, 'order');
  expect(await runRelease(ROOT, shell.releasesDir, 'switch', 'order', version)).toMatchObject({ status: 0 });
  const list = `${shell.origin}/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000`;
  await expect.poll(async () => (await context.request.get(list)).text()).toContain(`order/${version}/`);

  // With typed text: the next steps stay in the page, and what was typed is on the summary.
  await page.clock.fastForward(ASKS_AGAIN_MS);
  await order.giveAddress();
  await expect(page.getByText(EMAIL).first()).toBeVisible();
  await expect(page.getByText('Anna Berger').first()).toBeVisible();
  expect(typing, 'no document was loaded over the typed text').toEqual([]);

  // What was typed is sent: the next link loads a document of the version that serves now, and the order is still there.
  await page.locator('main a[href$="/bestellung/adresse"]', { hasText: 'Ändern' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lieferadresse');
  await expect.poll(() => typing).toHaveLength(1);
  await untilHydrated(page);
  expect(await page.content()).toContain(`order/${version}/`);
  await expect(page.getByText('Anna Berger').first()).toBeVisible();

  // Without typed text: the first link loads a document, however long the shell's answer takes.
  await standStill(reader, ASKS_AGAIN_MS);
  await reader.getByRole('link', { name: 'Heizplatz, Startseite' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Pellets vergleichen');
  expect(reading).toEqual(['/']);
});
