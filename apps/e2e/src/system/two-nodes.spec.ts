import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { type OwnStart, startSystem } from '../testing/own-start';
import { plantRemote } from '../testing/planted-remote';
import { publishAgain, runReleaseFor } from '../testing/release-command';
import { expect, test as base } from '../testing/system-test';
import { untilHydrated } from '../testing/until-hydrated';

const LOGIN = '/benutzerkonto/anmeldung';
const GOOD_TEXT = 'Zum Bestellen brauchen Sie kein Konto';
const BROKEN_TEXT = 'Da ist leider etwas schiefgelaufen...';
/** Of the second node: tools/start/settings.ts. */
const NODE_OFFSET = 10;
/** Each visitor has a group of the 10,000, as the cookie names it. */
const VISITORS = Array.from({ length: 100 }, (_, nth) => nth * 97);
const PERCENT = 30;
/** Far more than any judgement needs. */
const MOST_ROUNDS = 60;
const CANARY_ENDED =
  /rollback \S+ \(automatic\) by automatic at \S+ \((\S+): (\d+) von (\d+) Besuchen gescheitert, daneben (\d+) von (\d+)\)/;

const test = base.extend<object, { readonly own: OwnStart }>({
  own: [
    async ({ system }, use) => {
      // Not in development, where nothing is loaded before it serves.
      const own = await startSystem(system, { environment: { NODES: '2', MODE: 'test' } });
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
// One after the other on one system of two nodes: each leaves the version that was there.
test.describe.configure({ mode: 'default' });

/** The origins of its shells. */
const getShells = ({ port }: OwnStart) => [port, port + NODE_OFFSET].map((one) => `http://localhost:${one}`);

/** The login page, as each visitor gets it from one of the shells; all statuses are recorded. */
function createVisits(request: APIRequestContext, shells: readonly string[]) {
  const statuses = new Map(VISITORS.map((group) => [group, new Set<number>()]));
  const visit = async (group: number, shell: string) => {
    const response = await request.get(shell + LOGIN, { headers: { cookie: `hp_group=${group}` } });
    statuses.get(group)?.add(response.status());
    return { group, status: response.status() };
  };
  return {
    /** Each visitor once, in turns at the shells. */
    round: async () => {
      for (const [nth, group] of VISITORS.entries()) await visit(group, shells[nth % shells.length] ?? '');
    },
    /** The first visitor who gets a failed page from this shell; the others are not asked, so that few visits count. */
    findFailing: async (shell: string) => {
      for (const group of VISITORS) if ((await visit(group, shell)).status !== 200) return group;
      return null;
    },
    fails: async (group: number, shell: string) => (await visit(group, shell)).status !== 200,
    /** How many of the visitors get a failed page from any shell. */
    countFailing: async () => {
      let failing = 0;
      // Not all at once: a busy machine would ask some to come again (503).
      for (const group of VISITORS) {
        const visits = await Promise.all(shells.map((shell) => visit(group, shell)));
        if (visits.some(({ status }) => status !== 200)) failing += 1;
      }
      return failing;
    },
    /** The visitors who ever got the status, in the order of their groups. */
    who: (status: number) => VISITORS.filter((group) => statuses.get(group)?.has(status)),
    never: (status: number) => VISITORS.filter((group) => !statuses.get(group)?.has(status)),
  };
}

const listMoves = async (own: OwnStart): Promise<string> => (await runReleaseFor(own, 'list', 'account')).output;

test('a command moves the pointer in the database, and says which shells follow once they do', async ({
  own,
  request,
}) => {
  test.slow();
  const shells = getShells(own);
  const release = (...args: string[]) => runReleaseFor(own, ...args);
  /** Of how many shells the page names the version. */
  const countServing = async (version: string) => {
    const pages = await Promise.all(shells.map(async (origin) => (await request.get(origin + LOGIN)).text()));
    return pages.filter((html) => html.includes(`account/${version}/`)).length;
  };
  const version = await publishAgain(own.releasesDir, 'account');
  expect(await countServing(version)).toBe(0);

  const fromMs = Date.now();
  const switched = await release('switch', 'account', version, '--reason', 'Probe');
  test.info().annotations.push({ type: 'live on two shells after ms', description: String(Date.now() - fromMs) });
  expect(await countServing(version)).toBe(2);
  expect(switched).toMatchObject({ status: 0, output: expect.stringContaining(`: ${version}\n`) });
  const followers = switched.output.split('\n').filter((line) => line.endsWith('  served'));
  expect(followers.map((line) => /:(\d+) /.exec(line)?.[1])).toEqual(shells.map((origin) => new URL(origin).port));
  const moved = `revision \\d+: switch ${version} by .* \\(Probe\\): ${version}\\n`;
  expect((await release('list', 'account')).output).toMatch(new RegExp(`pointer in the database .*\\n${moved}`));

  // The folder of the shells has what the database says: they need neither API nor database for it.
  const revision = /revision (\d+)/.exec((await release('list', 'account')).output)?.[1];
  expect(existsSync(join(own.releasesDir, `pointer/account/${revision}.json`))).toBe(true);

  expect(await release('rollback', 'account')).toMatchObject({ status: 0 });
  expect(await countServing(version)).toBe(0);
});

test('a bad version that runs as a canary ends by itself, and no further visitor gets it', async ({
  own,
  request,
  browser,
}) => {
  test.slow();
  const shells = getShells(own);
  const visits = createVisits(request, shells);
  expect(await visits.countFailing()).toBe(0);

  const version = await plantRemote(own.releasesDir, { failsFor: 'visitors' });
  const canary = ['canary', 'account', version, '--percent', String(PERCENT), '--reason', 'Neue Anmeldung'];
  expect(await runReleaseFor(own, ...canary)).toMatchObject({ status: 0 });
  // Each failed visit counts: visits of everybody at both shells would end the canary before a browser met it.
  const [first = '', second = ''] = shells;
  await expect.poll(() => visits.findFailing(first), 'the first shell serves the canary to its share').not.toBeNull();
  const [unlucky = -1] = visits.who(500);
  await expect.poll(() => visits.fails(unlucky, second), 'the second shell serves it to the same visitor').toBe(true);

  const page = await browser.newPage();
  const open = async (group: number) => {
    await page.context().clearCookies();
    await page.context().addCookies([{ name: 'hp_group', value: String(group), url: first }]);
    return (await page.goto(first + LOGIN))?.status();
  };
  expect(await open(unlucky)).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(BROKEN_TEXT);

  for (let round = 0; round < MOST_ROUNDS && !CANARY_ENDED.test(await listMoves(own)); round += 1) await visits.round();

  const [, ended, failed, ofVisits, failedBeside, beside] = CANARY_ENDED.exec(await listMoves(own)) ?? [];
  expect([ended, failed]).toEqual([version, ofVisits]);
  expect(Number(ofVisits)).toBeGreaterThanOrEqual(40);
  expect(Number(failedBeside)).toBe(0);
  expect(Number(beside)).toBeGreaterThan(0);
  await expect.poll(visits.countFailing, 'both shells follow').toBe(0);
  const met = visits.who(500);
  expect(visits.who(200), 'nobody is left with the bad version').toEqual(VISITORS);
  expect(visits.never(500).length, 'most visitors never met it').toBeGreaterThan(VISITORS.length / 2);

  await visits.round();
  expect(visits.who(500), 'no further visitor met it').toEqual(met);
  expect(await open(unlucky)).toBe(200);
  await untilHydrated(page);
  await expect(page.getByText(GOOD_TEXT)).toBeVisible();
  await page.close();
  const summary = `${met.length} of ${VISITORS.length} visitors met the bad version; judged after ${failed} failed visits of ${ofVisits}, beside ${failedBeside} of ${beside}`;
  test.info().annotations.push({ type: 'canary', description: summary });
  console.log(summary);
});
