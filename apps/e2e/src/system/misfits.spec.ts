import { expect, test } from '../testing/own-shell-test';
import { PLANTED_PATHS, type PlantedRemote, plantRemote } from '../testing/planted-remote';
import { forceSwitch, runRelease } from '../testing/release-command';
import { untilHydrated } from '../testing/until-hydrated';
import { ROOT } from '../testing/workspace';

/** Its login page says something else. */
const PLANTED = 'Gute Seite';
const SERVING = 'Zum Bestellen brauchen Sie kein Konto';

/**
 * What a newer build may lean on, and an older shell lacks, each as the build of such a remote writes it; and a page that
 * answers 500.
 */
const MISFITS: readonly (readonly [kind: string, remote: PlantedRemote, reason: RegExp])[] = [
  ['react', { fit: { sharedRanges: { react: '^20.0.0' } } }, /react \^20\.0\.0/],
  ['platform', { fit: { platform: { version: '1.99.0', range: '^1.99.0' } } }, /@heizplatz\/platform \^1\.99\.0/],
  ['major', { fit: { platform: { version: '2.0.0', range: '^2.0.0' } } }, /@heizplatz\/platform \^2\.0\.0/],
  ['export', { fit: { usedExports: { '@heizplatz/router': ['createRoom'] } } }, /createRoom of @heizplatz\/router/],
  ['call', { fit: { contract: { version: '1.99.0', range: '^1.99.0' } } }, /contract/],
  ['wire', { fit: { contractVersion: 999, contract: { version: '999.0.0', range: '^999.0.0' } } }, /contract/],
  ['layout', { fit: { layouts: ['panorama'] } }, /panorama/],
  ['page', { failsFor: 'everybody' }, /\/benutzerkonto\/anmeldung answers 500: the loader throws/],
];

test('no misfit takes its area down: each is refused with its reason, and the page before it serves and works', async ({
  page,
  context,
  shell,
}) => {
  test.slow();
  const readiness = async () => (await context.request.get(`${shell.origin}/readyz`)).json();
  const heading = page.getByRole('heading', { level: 1 });

  for (const [kind, remote, reason] of MISFITS) {
    await test.step(kind, async () => {
      const version = await plantRemote(shell.releasesDir, { version: `99999999999999999-${kind}`, ...remote });
      expect(await runRelease(ROOT, shell.releasesDir, 'switch', 'account', version)).toMatchObject({
        status: 2,
        output: expect.stringMatching(reason),
      });
      await forceSwitch(shell.releasesDir, 'account', version);
      await expect.poll(readiness).toMatchObject({
        status: 'degraded',
        degraded: ['account'],
        refused: [{ remote: 'account', version, reason: expect.stringMatching(reason) }],
      });
      const response = await page.goto(shell.origin + PLANTED_PATHS.good);
      expect(response?.status()).toBe(200);
      await untilHydrated(page);
      await expect(page.getByText(SERVING)).toBeVisible();
      await expect(heading).not.toHaveText(PLANTED);
      await page.getByRole('link', { name: 'Heizplatz, Startseite' }).click();
      await expect(heading).toContainText('Pellets vergleichen');
      await page.getByRole('link', { name: 'Anmelden' }).first().click();
      await expect(page.getByText(SERVING)).toBeVisible();
    });
  }

  await forceSwitch(
    shell.releasesDir,
    'account',
    await plantRemote(shell.releasesDir, { version: '99999999999999999-fits' }),
  );
  await expect.poll(readiness).toMatchObject({ status: 'ok', degraded: [], refused: [] });
  const html = async () => (await context.request.get(shell.origin + PLANTED_PATHS.good)).text();
  await expect.poll(html).toContain(PLANTED);
  await page.goto(shell.origin + PLANTED_PATHS.good);
  await expect(heading).toHaveText(PLANTED);
});
