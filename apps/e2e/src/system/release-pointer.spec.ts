import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startSystem } from '../testing/own-start';
import { publishAgain, runReleaseFor } from '../testing/release-command';
import { expect, test } from '../testing/system-test';

const LOGIN = '/benutzerkonto/anmeldung';
/** Of the second node: tools/start/settings.ts. */
const NODE_OFFSET = 10;

test('a command moves the pointer in the database, and all shells follow', async ({ system, request }) => {
  test.slow();
  // Not in development, where nothing is loaded before it serves.
  const own = await startSystem(system, { environment: { NODES: '2', MODE: 'test' } });
  try {
    const shells = [own.port, own.port + NODE_OFFSET].map((port) => `http://localhost:${port}`);
    const release = (...args: string[]) => runReleaseFor(own, ...args);
    /** Of how many shells the page names the version. */
    const countServing = async (version: string) => {
      const pages = await Promise.all(shells.map(async (origin) => (await request.get(origin + LOGIN)).text()));
      return pages.filter((html) => html.includes(`account/${version}/`)).length;
    };
    const version = publishAgain(own.releasesDir, 'account');
    expect(await countServing(version)).toBe(0);

    const switched = release('switch', 'account', version, '--reason', 'Probe');
    const fromMs = Date.now();
    expect(switched).toMatchObject({ status: 0, output: `serving account ${version}\n` });
    await expect.poll(() => countServing(version), { intervals: [50] }).toBe(2);
    test.info().annotations.push({ type: 'live on two shells after ms', description: String(Date.now() - fromMs) });
    expect(release('list', 'account').output).toMatch(
      /pointer in the database .*\nrevision \d+: switch \S+ by .*\(Probe\)\n/,
    );

    // The folder of the shells has what the database says: they need neither API nor database for it.
    const revision = /revision (\d+)/.exec(release('list', 'account').output)?.[1];
    expect(existsSync(join(own.releasesDir, `pointer/account/${revision}.json`))).toBe(true);

    expect(release('rollback', 'account')).toMatchObject({ status: 0 });
    await expect.poll(() => countServing(version), { intervals: [50] }).toBe(0);
  } finally {
    await own.stop();
  }
});
