import { request as httpRequest } from 'node:http';
import { getDescendants, type OwnStart, startSystem } from '../testing/own-start';
import { expect, test as base } from '../testing/system-test';

const test = base.extend<{ readonly house: OwnStart }>({
  house: [
    async ({ system }, use) => {
      const house = await startSystem(system);
      await use(house);
      await house.stop();
    },
    { timeout: 60_000 },
  ],
});

/** The status, 0 where nobody listens. */
function getStatus(url: string): Promise<number> {
  return new Promise((done) => {
    const query = httpRequest(url, { timeout: 3000 }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    query.on('timeout', () => query.destroy());
    query.on('error', () => done(0));
    query.end();
  });
}

/** Kills it and awaits the new one. */
async function kill(house: OwnStart, part: string, isBack: () => Promise<boolean>): Promise<void> {
  const old = house.pidOf(part);
  if (!old) throw new Error(`nothing runs ${part}`);
  process.kill(old, 'SIGKILL');
  await expect
    .poll(
      async () => {
        const next = house.pidOf(part);
        return next !== undefined && next !== old && (await isBack());
      },
      { timeout: 30_000, intervals: [50] },
    )
    .toBe(true);
}

const isOk = async (url: string) => (await getStatus(url)) === 200;

test('a process that is killed comes back by itself, and the others go on', async ({ house }) => {
  test.slow();
  const shell = house.pidOf('dist/apps/shell/server/main.js');
  const whole = async () => (await isOk(`${house.apiUrl}/readyz`)) && (await isOk(`${house.origin}/pelletpreise`));
  expect(await whole()).toBe(true);

  const gone = kill(house, 'dist/apps/api/main.js', whole);
  expect(await getStatus(`${house.origin}/healthz`), 'the shell while the API is away').toBe(200);
  expect(await getStatus(`${house.origin}/pelletpreise`), 'a page that was drawn before').toBe(200);
  await gone;
  expect(house.pidOf('dist/apps/shell/server/main.js')).toBe(shell);
  expect(house.said()).toMatch(/API ended \(signal\); it is started again in 0\.25 s\.\n/);

  const api = house.pidOf('dist/apps/api/main.js');
  await kill(house, 'dist/apps/shell/server/main.js', whole);
  expect(house.pidOf('dist/apps/api/main.js')).toBe(api);

  await kill(house, 'bin/postgres', whole);
  await kill(house, 'database/supervisor.ts', whole);
  expect(house.pidOf('dist/apps/api/main.js'), 'the API outlives its database').toBe(api);
});

test('SIGTERM to the command that started it ends everything, drained', async ({ house }) => {
  const all = getDescendants(house.process.pid ?? 0);
  expect(all.length).toBeGreaterThan(4);
  await expect(house.stop(), 'none of them runs on').resolves.toBeUndefined();
});
