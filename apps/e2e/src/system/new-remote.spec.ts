import { expect, test } from '../testing/own-shell-test';
import { buildRemote, copySources, runGenerator, runRelease } from '../testing/release-command';
import { untilHydrated } from '../testing/until-hydrated';

const NAME = 'pellet-tipps';
const HEADING = 'Pellet tipps';

test('a remote that the generator makes is served by a shell that was built and started before it', async ({
  page,
  context,
  shell,
  troubles,
}) => {
  // Builds a remote.
  test.slow();
  troubles.allow(/404/);
  const visit = async () => (await context.request.get(`${shell.origin}/${NAME}`)).status();
  expect(await visit()).toBe(404);
  const sources = copySources(test.info().outputPath('sources'));
  runGenerator(sources, 'remote', NAME);
  buildRemote(sources, NAME);
  for (const command of ['publish', 'switch'])
    expect(runRelease(sources, shell.releasesDir, command, NAME)).toMatchObject({ status: 0 });
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
