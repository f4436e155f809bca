import type { Page } from '@playwright/test';
import { expect, test as ownShellTest } from '../testing/own-shell-test';
import { type OwnShell, startShell } from '../testing/own-shell';
import { PLANTED_PATHS, plantRemote } from '../testing/planted-remote';
import { forceSwitch } from '../testing/release-command';
import { untilHydrated } from '../testing/until-hydrated';

const BROKEN = 'Da ist leider etwas schiefgelaufen...';

/** One shell for all tests of a worker: what breaks there costs a page, and no later one. */
const test = ownShellTest.extend<object, { readonly brokenShell: OwnShell }>({
  brokenShell: [
    async ({ system }, use) => {
      const prepareReleases = async (releasesDir: string) =>
        void (await forceSwitch(releasesDir, 'account', await plantRemote(releasesDir)));
      const shell = await startShell(system, { prepareReleases });
      await use(shell);
      await shell.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  shell: async ({ brokenShell }, use) => use(brokenShell),
});
test.beforeEach(({ troubles }) =>
  troubles.allow(
    /throws|status of 500|Minified React error|Maximum update depth|could not be (drawn|loaded)|does not come|breaks while|already registered|ERR_FAILED|ScriptNetworkError/,
  ),
);

/** The documents that a page requests from now on: what the browser renders itself requests none. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  return documents;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const retry = (page: Page) => page.getByRole('link', { name: 'Erneut versuchen' });

async function expectErrorPage(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(BROKEN);
  await expect(page.getByText(/Vorgangsnummer \S+/)).toBeVisible();
  await expect(retry(page)).toBeVisible();
}

/** By the header, without a new document. */
async function expectOtherAreas(page: Page): Promise<void> {
  await untilHydrated(page);
  const documents = watchDocuments(page);
  await page.getByRole('link', { name: 'Heizplatz, Startseite' }).click();
  await expect(heading(page)).toContainText('Pellets vergleichen');
  expect(documents).toEqual([]);
}

for (const [name, status] of [
  ['loader', 500],
  ['render', 500],
  ['renderInBrowser', 200],
  ['depth', 200],
] as const) {
  test(`${name}: a page that breaks costs itself, on the first visit`, async ({ page, shell }) => {
    const response = await page.goto(shell.origin + PLANTED_PATHS[name]);
    expect(response?.status()).toBe(status);
    await untilHydrated(page);
    await expectErrorPage(page);
    await expectOtherAreas(page);
  });

  test(`${name}: a page that breaks costs itself, when the browser opens it`, async ({ page, shell }) => {
    await page.goto(shell.origin + PLANTED_PATHS.good);
    await untilHydrated(page);
    await page.getByRole('link', { name: `zu ${name}`, exact: true }).click();
    await expectErrorPage(page);
    await expectOtherAreas(page);
  });
}

for (const name of ['effectLoop', 'timerLoop'] as const) {
  test(`${name}: the header’s links lead on from a page that sets state forever`, async ({ page, shell }) => {
    await page.goto(shell.origin + PLANTED_PATHS[name]);
    await untilHydrated(page);
    await expect(heading(page)).toHaveText('Schleife');
    const start = Date.now();
    await page.getByRole('link', { name: 'Heizplatz, Startseite' }).click();
    await expect(heading(page)).toContainText('Pellets vergleichen');
    console.log(name, 'left after', Date.now() - start);
  });
}

const ACCOUNT_SCRIPTS = /releases\/account\/.*\.js$/;

test('dead: a remote whose files do not come offers to try again, and works when they are back', async ({
  page,
  shell,
}) => {
  await page.route(ACCOUNT_SCRIPTS, (route) => route.abort());
  await page.goto(shell.origin);
  await untilHydrated(page);
  const documents = watchDocuments(page);
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  // Rule ERROR-04: the page reloads, at most once in 60 s.
  await expect.poll(() => documents).toHaveLength(1);
  await expectErrorPage(page);
  await page.evaluate(() => Reflect.set(globalThis, 'inMemory', 'kept'));
  await retry(page).click();
  await expectErrorPage(page);
  await page.unroute(ACCOUNT_SCRIPTS);
  await retry(page).click();
  await expect(heading(page)).toHaveText('Gute Seite');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'inMemory') as string)).toBe('kept');
  expect(documents).toHaveLength(1);
});

test('slow: another area opens while a remote’s files do not come', async ({ page, shell }) => {
  await page.route(ACCOUNT_SCRIPTS, () => undefined);
  // A script fetched ahead of a click holds the load event back where it is requested before.
  await page.goto(shell.origin, { waitUntil: 'domcontentloaded' });
  await untilHydrated(page);
  const documents = watchDocuments(page);
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('link', { name: 'Händler' }).first().click();
  await expect(page).toHaveURL(/haendler/);
  await expect(heading(page)).toHaveText('Pellethändler in Deutschland');
  expect(documents).toEqual([]);
});

test('throws while it is loaded in the browser: the area alone, and works once it does not', async ({
  page,
  shell,
}) => {
  await page.addInitScript(() => Reflect.set(globalThis, 'breaksWhileLoaded', true));
  await page.goto(shell.origin);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await expectErrorPage(page);
  await page.evaluate(() => Reflect.set(globalThis, 'isHealed', true));
  await retry(page).click();
  await expect(heading(page)).toHaveText('Gute Seite');
});

test('lazy: a screen that does not come offers to try again, and works when it is back', async ({ page, shell }) => {
  await page.goto(shell.origin + PLANTED_PATHS.good);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'zu lazy', exact: true }).click();
  await expectErrorPage(page);
  await page.evaluate(() => Reflect.set(globalThis, 'isHealed', true));
  await retry(page).click();
  await expect(heading(page)).toHaveText('Gute Seite');
});

test('never: a page that the server gives up has header and footer, and names its request', async ({ page, shell }) => {
  const response = await page.goto(shell.origin + PLANTED_PATHS.never);
  expect(response?.status()).toBe(500);
  await untilHydrated(page);
  await expectErrorPage(page);
  await expectOtherAreas(page);
});
