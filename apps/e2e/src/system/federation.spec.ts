import type { Page } from '@playwright/test';
import { calculatorForm } from '../testing/calculator-form';
import { expect, test } from '../testing/journey-test';
import { untilHydrated } from '../testing/until-hydrated';

/** By the page itself: a search that is sent before the scripts came leads to a document. */
async function requestOffers(page: Page): Promise<void> {
  await untilHydrated(page);
  await calculatorForm(page).zipCode.fill('10115');
  await calculatorForm(page).button.click();
}

/** The page of `order`, opened by the page of `public` and not by a document, with its style sheet. */
async function expectOffers(page: Page, documents: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Angebote für');
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(sheets.filter((href) => href && /\/releases\/order\/.*\.css$/.test(href))).toHaveLength(1);
  expect(documents).toEqual([]);
}

function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  return documents;
}

/** Aborts the first request for an address; returns how often it was requested. */
async function failOnce(page: Page, url: RegExp): Promise<() => number> {
  let requests = 0;
  await page.route(url, (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.fallback();
  });
  return () => requests;
}

for (const [name, url] of [
  ['entry', /\/releases\/order\/.*\/remoteEntry\.js$/],
  ['chunk', /\/releases\/order\/[^/]+\/__federation_expose_routes\.\w+\.js$/],
  ['style sheet', /\/releases\/order\/.*\.css$/],
] as const) {
  test(`a remote's ${name} that failed once is requested again, without a new document`, async ({ page, troubles }) => {
    troubles.allow(/ERR_FAILED/);
    await page.goto('/');
    const documents = watchDocuments(page);
    const requests = await failOnce(page, url);
    await requestOffers(page);
    await expectOffers(page, documents);
    expect(requests()).toBeGreaterThan(1);
  });
}

/** What pages keep for Chrome's extension of Module Federation. */
interface FederationGlobal {
  readonly moduleInfo: Record<string, { readonly remotesInfo?: Record<string, { readonly matchedVersion: string }> }>;
}

test("Chrome's extension finds the remotes that a page has loaded", async ({ page }) => {
  await page.goto('/');
  await requestOffers(page);
  await expectOffers(page, []);
  // The extension's panel gets it by postMessage, which clones it.
  const remotes = await page.evaluate(
    () =>
      structuredClone((globalThis as unknown as { __FEDERATION__: FederationGlobal }).__FEDERATION__.moduleInfo)[
        'shell'
      ]?.remotesInfo,
  );
  // Others are there too where the pointer rested on a link to them.
  expect(remotes).toMatchObject({
    mf_public_pages: { matchedVersion: expect.stringMatching(/\/releases\/public\/[^/]+\/mf-manifest\.json$/) },
    mf_order: { matchedVersion: expect.stringMatching(/\/releases\/order\/[^/]+\/mf-manifest\.json$/) },
  });
});

/** As the extension's script, which runs before the page's: it reads the chosen entries by remote from local storage. */
function overrideRemotes(entries: string): void {
  localStorage.setItem('__FEDERATION_DEVTOOLS__', entries);
  const plugin = {
    name: 'mf-chrome-devtools-override-remotes-plugin',
    beforeRegisterRemote: (args: { remote: { name: string; entry: string } }) => {
      const chosen = JSON.parse(localStorage.getItem('__FEDERATION_DEVTOOLS__') ?? '{}') as Record<string, string>;
      const entry = chosen[args.remote.name];
      if (entry) args.remote.entry = entry;
      return args;
    },
  };
  Object.assign(globalThis, { __FEDERATION__: { __GLOBAL_PLUGIN__: [plugin] } });
}

test("Chrome's extension overrides a remote by a manifest, which is requested again where it failed once", async ({
  page,
  troubles,
}) => {
  troubles.allow(/ERR_FAILED|#RUNTIME-003/);
  const { folder } = await readOrder(page);
  const { origin } = new URL(page.url());
  await page.addInitScript(overrideRemotes, JSON.stringify({ mf_order: `${origin}/override/mf-manifest.json` }));
  const overridden: string[] = [];
  await page.route(/\/override\//, (route) => {
    const { pathname } = new URL(route.request().url());
    overridden.push(pathname);
    return route.continue({ url: origin + folder + pathname.slice('/override/'.length) });
  });
  const manifests = await failOnce(page, /\/override\/mf-manifest\.json$/);
  await page.goto('/');
  await requestOffers(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Angebote für');
  expect(manifests()).toBe(2);
  expect(overridden).toContain('/override/remoteEntry.js');
  expect(overridden.filter((path) => path.startsWith('/override/__federation_expose_routes.'))).not.toEqual([]);
});

/** Where the release of `order` lies, as the shell tells open pages. */
async function readOrder(page: Page): Promise<{ readonly folder: string }> {
  await page.goto('/');
  const response = await page.request.get('/releases/serving');
  const { remotes } = (await response.json()) as { remotes: { name: string; folder: string }[] };
  const order = remotes.find(({ name }) => name === 'order');
  if (!order) throw new Error('No remote order is served');
  return order;
}
