import { openAs } from '../testing/open-as';
import { startApi } from '../testing/own-api';
import { copyReleases, startShell } from '../testing/own-shell';
import { expect, test as ownShellTest } from '../testing/own-shell-test';
import { buildRemote, copySources, runGenerator, runRelease } from '../testing/release-command';
import { untilHydrated } from '../testing/until-hydrated';

const NAME = 'pellet-tipps';
const HEADING = 'Pellet tipps';

/** The release desk needs an API that reads the shell's own releases. */
const test = ownShellTest.extend({
  shell: async ({ system }, use) => {
    const releasesDir = copyReleases(system);
    const api = await startApi(system, { RELEASES_DIR: releasesDir, RELEASE_POINTER: 'folder' });
    const shell = await startShell(system, { apiUrl: api.url, releasesDir });
    await use(shell);
    await shell.stop();
    await api.end('SIGTERM');
  },
});

test('a remote that the generator makes is served by a shell that was built and started before it', async ({
  page,
  context,
  browser,
  shell,
  troubles,
}) => {
  // Builds a remote.
  test.slow();
  troubles.allow(/404/);
  const visit = async () => (await context.request.get(`${shell.origin}/${NAME}`)).status();
  expect(await visit()).toBe(404);
  const sources = copySources(test.info().outputPath('sources'));
  await runGenerator(sources, 'remote', NAME);
  await buildRemote(sources, NAME);
  expect(await runRelease(sources, shell.releasesDir, 'publish', NAME)).toMatchObject({ status: 0 });
  expect(await visit()).toBe(404);

  const desk = await openAs(browser, 'admin', `${shell.origin}/support/releases?remote=${NAME}`);
  await desk.getByRole('button', { name: new RegExp(`^Umstellen: ${HEADING}`) }).click();
  const dialog = desk.getByRole('dialog', { name: `${HEADING} umstellen` });
  await dialog.getByRole('textbox', { name: 'Grund' }).fill('Neuer Bereich');
  await dialog.getByRole('button', { name: 'Jetzt umstellen' }).click();
  await expect(dialog).toHaveCount(0);
  const serving = desk.getByRole('region', { name: 'Jetzt ausgeliefert' });
  await expect(serving.getByText(HEADING, { exact: true })).toBeVisible();
  const moves = desk.getByRole('region', { name: 'Was umgestellt wurde' });
  await expect(moves.getByRole('row', { name: new RegExp(`${HEADING}.*Neuer Bereich`) })).toBeVisible();
  await desk.context().close();
  await expect.poll(visit).toBe(200);

  await page.goto(`${shell.origin}/${NAME}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(HEADING);
  await untilHydrated(page);
  await expect(page.getByRole('banner')).toBeVisible();
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.getByRole('link', { name: 'Anmelden' }).first().click();
  await expect(page.getByText('Zum Bestellen brauchen Sie kein Konto')).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText(HEADING);
  expect(documents, 'the browser renders pages of old and new remotes itself').toEqual([]);

  const list = await page.goto(`${shell.origin}/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000`);
  expect(list?.status()).toBe(200);
  await expect(heading).toContainText('Angebote für');
  const readiness = await (await context.request.get(`${shell.origin}/readyz`)).json();
  expect(readiness).toMatchObject({ status: 'ok', refused: [] });
});
