import { cpSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../testing/workspace';
import { expect, test } from '../testing/own-shell-test';
import {
  buildRemote,
  changeText,
  copySources,
  forceRelease,
  forceSwitch,
  runRelease,
} from '../testing/release-command';
import { standStill } from '../testing/stand-still';
import { untilHydrated } from '../testing/until-hydrated';

const LOGIN = '/benutzerkonto/anmeldung';
/** Open pages ask once a minute which releases serve. */
const ASKS_AGAIN_MS = 61_000;
const OLD_TEXT = 'Zum Bestellen brauchen Sie kein Konto';
const NEW_TEXT = 'Bestellen geht jetzt noch leichter ohne Konto';

test('a rebuilt remote is on the next page, from server and browser, without a restart; and back', async ({
  page,
  context,
  shell,
}) => {
  // Builds a remote.
  test.slow();
  const html = async () => (await context.request.get(shell.origin + LOGIN)).text();
  await page.clock.install();
  await page.goto(shell.origin);
  await untilHydrated(page);
  expect(await html()).toContain(OLD_TEXT);

  const sources = copySources(test.info().outputPath('sources'));
  changeText(join(sources, 'apps/account/src/routes/benutzerkonto/anmeldung/login-mode.tsx'), OLD_TEXT, NEW_TEXT);
  await buildRemote(sources, 'account');
  expect(await runRelease(sources, shell.releasesDir, 'publish', 'account')).toMatchObject({ status: 0 });
  expect(await html()).toContain(OLD_TEXT);
  expect(await runRelease(sources, shell.releasesDir, 'switch', 'account')).toMatchObject({ status: 0 });

  // The shell loads it in a worker first.
  await expect.poll(html).toContain(NEW_TEXT);
  const next = await context.newPage();
  await next.goto(shell.origin);
  await untilHydrated(next);
  const documents: string[] = [];
  next.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await next.getByRole('link', { name: 'Anmelden' }).first().click();
  await expect(next.getByText(NEW_TEXT)).toBeVisible();
  expect(documents, 'the browser drew the page itself').toEqual([]);

  // A page from before the switch moves over when it navigates. Its clock stands, so that the navigation waits for the shell's
  // answer as long as that takes.
  await standStill(page, ASKS_AGAIN_MS);
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await expect(page.getByText(NEW_TEXT)).toBeVisible();

  expect(await runRelease(sources, shell.releasesDir, 'rollback', 'account')).toMatchObject({ status: 0 });
  await expect.poll(html).toContain(OLD_TEXT);
  await page.reload();
  await expect(page.getByText(OLD_TEXT)).toBeVisible();
  await next.reload();
  await expect(next.getByText(OLD_TEXT)).toBeVisible();
  expect(shell.isRunning()).toBe(true);
});

test.describe('before it was read', () => {
  test.use({ prepareReleases: async ({}, use) => use(removeFilesOfAccount) });

  test('a remote whose files are gone costs its own area alone', async ({ page, shell, troubles }) => {
    troubles.allow(
      /status of (404|500)|ScriptNetworkError|Loading CSS chunk failed|already registered|ERR_|account could not be loaded|This page could not be drawn \(request /,
    );
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    const response = await page.goto(shell.origin + LOGIN);
    expect(response?.status()).toBe(500);
    // Its script is missing too, so the page reloads once; a link that is followed before would be overtaken by that.
    await page.waitForFunction(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return document?.type === 'reload';
    });
    await untilHydrated(page);
    expect(documents).toHaveLength(2);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Da ist leider etwas schiefgelaufen...');
    await expect(
      page.getByText('Unsere Techniker sind bereits informiert und arbeiten an einer Lösung.'),
    ).toBeVisible();
    await expect(page).toHaveTitle('Heizplatz – Fehler 500');

    await page.getByRole('link', { name: 'Startseite', exact: true }).click();
    await expect(heading).toContainText('Pellets vergleichen');
    await page.getByRole('link', { name: 'Anmelden' }).first().click();
    await expect(heading).toHaveText('Da ist leider etwas schiefgelaufen...');
    const list = await page.goto(`${shell.origin}/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000`);
    expect(list?.status()).toBe(200);
    await expect(heading).toContainText('Angebote für');
  });
});

async function removeFilesOfAccount(releasesDir: string): Promise<void> {
  for (const version of readdirSync(join(releasesDir, 'account')))
    for (const side of ['server', 'browser'])
      await rm(join(releasesDir, 'account', version, side), { recursive: true });
}

test('a release whose files were altered is refused', async ({ shell }) => {
  const sources = copySources(test.info().outputPath('sources'));
  const [version = ''] = readdirSync(join(shell.releasesDir, 'support'));
  const built = join(sources, 'dist/releases/support', version);
  cpSync(join(shell.releasesDir, 'support', version), built, { recursive: true });
  changeText(join(built, 'browser/remoteEntry.js'), ';', ';;');
  const { status, output } = await runRelease(sources, shell.releasesDir, 'publish', 'support');
  expect(status).toBe(2);
  expect(output).toContain('browser/remoteEntry.js is not what was built');
});

test('a release that was altered in the registry does not run when it is switched to', async ({ context, shell }) => {
  const html = async () => (await context.request.get(shell.origin + LOGIN)).text();
  expect(await html()).toContain(OLD_TEXT);
  const folder = join(shell.releasesDir, 'account');
  const [version = ''] = readdirSync(folder);
  const altered = '99999999999999999-altered0';
  cpSync(join(folder, version), join(folder, altered), { recursive: true });
  changeText(join(folder, altered, 'release.json'), `"version": "${version}"`, `"version": "${altered}"`);
  expect(await runRelease(ROOT, shell.releasesDir, 'switch', 'account', altered)).toMatchObject({
    status: 2,
    output: expect.stringContaining('is not what was signed'),
  });
  await forceSwitch(shell.releasesDir, 'account', altered);
  const response = await context.request.get(shell.origin + LOGIN);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain(`/releases/account/${version}/`);

  // Signed by us, but for another version: an old release does not come back as a new one.
  const renamed = '99999999999999999-renamed0';
  cpSync(join(folder, version), join(folder, renamed), { recursive: true });
  expect(await runRelease(ROOT, shell.releasesDir, 'switch', 'account', renamed)).toMatchObject({ status: 2 });
  await forceSwitch(shell.releasesDir, 'account', renamed);
  const next = await context.request.get(`${shell.origin}/releases/account/${renamed}/remoteEntry.js`);
  expect(next.status()).toBe(404);
  expect(await html()).toContain(OLD_TEXT);
});

test('a remote built against a newer libs/router is refused, by the commands and by the shell; its area stays up', async ({
  context,
  shell,
}) => {
  // Builds a remote.
  test.slow();
  const visit = () => context.request.get(shell.origin + LOGIN);
  const readiness = async () => (await context.request.get(`${shell.origin}/readyz`)).json();
  const [good = ''] = readdirSync(join(shell.releasesDir, 'account'));
  expect(await readiness()).toMatchObject({ status: 'ok', refused: [] });

  const sources = copySources(test.info().outputPath('sources'));
  changeText(join(sources, 'libs/router/src/index.ts'), 'export {', 'export const createRoom = () => [];\nexport {');
  const routes = join(sources, 'apps/account/src/routes.tsx');
  changeText(routes, 'export const routes', "import { createRoom } from '@heizplatz/router';\nexport const routes");
  changeText(routes, '[\n  loginRoute,', '[\n  ...createRoom(),\n  loginRoute,');
  await buildRemote(sources, 'account');
  const published = await runRelease(sources, shell.releasesDir, 'publish', 'account');
  const reason = 'it needs createRoom of @heizplatz/router, which the shell does not bring';
  expect(published).toMatchObject({ status: 2, output: expect.stringContaining(reason) });

  await forceSwitch(shell.releasesDir, 'account', await forceRelease(sources, shell.releasesDir, 'account'));
  await expect.poll(readiness).toMatchObject({
    status: 'degraded',
    degraded: ['account'],
    refused: [{ remote: 'account', reason }],
  });
  const response = await visit();
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain(`/releases/account/${good}/`);
  expect(shell.isRunning()).toBe(true);

  expect(await runRelease(ROOT, shell.releasesDir, 'rollback', 'account')).toMatchObject({ status: 0 });
  await expect.poll(readiness).toMatchObject({ status: 'ok', degraded: [], refused: [] });
});
