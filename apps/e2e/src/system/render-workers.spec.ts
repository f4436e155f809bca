import { join } from 'node:path';
import { requestPage } from '../testing/request-page';
import { type OwnShell, startShell } from '../testing/own-shell';
import { buildRemote, changeText, copySources, runRelease } from '../testing/release-command';
import { expect, test as base } from '../testing/system-test';

const LOGIN = '/benutzerkonto/anmeldung';
const LOADER = 'loader: pageLoader(async (page): Promise<LoginPage> => {';
const FAULTS = `
    const fault = page.url.searchParams.get('fault');
    while (fault === 'loop') Math.sqrt(2);
    if (fault === 'never') await new Promise(() => undefined);
    if (fault === 'stray') void Promise.reject(new Error('nobody waits for me'));`;

const test = base.extend<{ readonly shell: OwnShell }>({
  shell: async ({ system }, use) => {
    const shell = await startShell(system, { environment: { RENDER_WORKERS: '2', RENDER_TIMEOUT_MS: '6000' } });
    await use(shell);
    await shell.stop();
  },
});

test('a loader that loops, never ends or drops a promise costs its own page alone', async ({ shell }) => {
  const visit = (path: string) => requestPage({ port: Number(new URL(shell.origin).port), path });
  // Builds a remote.
  test.slow();
  const sources = copySources(test.info().outputPath('sources'));
  changeText(join(sources, 'apps/account/src/routes/benutzerkonto/anmeldung/login-route.tsx'), LOADER, LOADER + FAULTS);
  await buildRemote(sources, 'account');
  expect(await runRelease(sources, shell.releasesDir, 'publish', 'account')).toMatchObject({ status: 0 });
  const switched = await runRelease(sources, shell.releasesDir, 'switch', 'account');
  const [, version = ''] = /^moved account to revision \d+: (\S+)\n/.exec(switched.output) ?? [];
  expect([switched.status, version]).toEqual([0, expect.stringMatching(/^\d{17}-/)]);
  // The shell loads it in a worker first; until then the former release serves.
  await expect
    .poll(() => visit(LOGIN))
    .toMatchObject({ status: 200, body: expect.stringContaining(`/releases/account/${version}/`) });

  for (const fault of ['loop', 'never']) {
    let isAnswered = false;
    const faulty = visit(`${LOGIN}?fault=${fault}`).finally(() => (isAnswered = true));
    const others = ['/healthz', '/', LOGIN, `/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000&${fault}=1`];
    for (const path of others) {
      const { status } = await visit(path);
      expect({ path, status }, `beside a loader that is to ${fault}`).toEqual({ path, status: 200 });
    }
    expect(isAnswered, 'the others were answered meanwhile').toBe(false);
    expect(await faulty).toMatchObject({ status: 500, body: expect.stringContaining('</html>') });
    expect(await visit(LOGIN), 'drawn apart, it is found to be good').toMatchObject({ status: 200 });
  }

  expect(await visit(`${LOGIN}?fault=stray`)).toMatchObject({ status: 500 });
  expect(await visit(LOGIN), 'after a stray promise').toMatchObject({ status: 200 });
  expect(shell.isRunning()).toBe(true);
});
