import { logIn } from '../testing/log-in';
import { startShell } from '../testing/own-shell';
import { PLANTED_PATHS, plantRemote } from '../testing/planted-remote';
import { forceSwitch } from '../testing/release-command';
import { expect, test } from '../testing/system-test';

/** What scripts read (rule WIRE-02). */
const READABLE = /^(?:hp_token|hp_token_exp|hp_csrf|hp_locale|hp_seed|hp_calc_\d+_\d+)$/;
/** A thread has no network from Node 25 on; before, Node cannot forbid it. */
const NETWORK = process.allowedNodeEnvironmentFlags.has('--allow-net') ? 'ERR_ACCESS_DENIED' : 'reached';

test('a remote’s code on the server sees no HttpOnly cookie, and its page shows the visitor’s own data', async ({
  system,
  page,
}) => {
  const shell = await startShell(system);
  try {
    await page.goto(`${shell.origin}/benutzerkonto/anmeldung`);
    await logIn(page, 'kunde');
    await expect(page.getByRole('form', { name: 'Anmelden' })).toHaveCount(0);
    const outOfReach = (await page.context().cookies()).filter(({ httpOnly }) => httpOnly);
    expect(outOfReach.map(({ name }) => name)).toEqual(expect.arrayContaining(['hp_auth', 'hp_refresh']));
    await forceSwitch(shell.releasesDir, 'account', await plantRemote(shell.releasesDir));
    const seen = page.locator('pre');
    await expect
      .poll(async () => {
        await page.goto(shell.origin + PLANTED_PATHS.seen);
        return seen.count();
      }, 'the planted release serves')
      .toBe(1);
    const { names, header, ...others } = JSON.parse((await seen.textContent()) ?? '') as Record<string, string[]>;
    expect(others).toEqual({ network: NETWORK, name: expect.stringMatching(/\S/) });
    expect(names).toContain('hp_token');
    expect(header).toEqual(names);
    for (const name of names ?? []) expect(name).toMatch(READABLE);
  } finally {
    await shell.stop();
  }
});
