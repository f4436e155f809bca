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

/** The status, 0 where nothing listens. */
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
async function kill(system: OwnStart, part: string, isBack: () => Promise<boolean>): Promise<void> {
  const old = system.pidOf(part);
  if (!old) throw new Error(`nothing runs ${part}`);
  process.kill(old, 'SIGKILL');
  await expect
    .poll(
      async () => {
        const next = system.pidOf(part);
        return next !== undefined && next !== old && (await isBack());
      },
      { timeout: 30_000, intervals: [50] },
    )
    .toBe(true);
}

const isOk = async (url: string) => (await getStatus(url)) === 200;

test('a process that is killed comes back by itself, and the others go on', async ({ house: system }) => {
  test.slow();
  const shell = system.pidOf('dist/apps/shell/server/main.js');
  const whole = async () => (await isOk(`${system.apiUrl}/readyz`)) && (await isOk(`${system.origin}/pelletpreise`));
  await expect.poll(whole).toBe(true);

  const gone = kill(system, 'dist/apps/api/main.js', whole);
  expect(await getStatus(`${system.origin}/healthz`), 'the shell while the API is away').toBe(200);
  expect(await getStatus(`${system.origin}/pelletpreise`), 'a page that was drawn before').toBe(200);
  await gone;
  expect(system.pidOf('dist/apps/shell/server/main.js')).toBe(shell);
  expect(system.said()).toMatch(/API exited \(signal\); restarting it in 0\.25 s\.\n/);

  const api = system.pidOf('dist/apps/api/main.js');
  await kill(system, 'dist/apps/shell/server/main.js', whole);
  expect(system.pidOf('dist/apps/api/main.js')).toBe(api);

  await kill(system, 'bin/postgres', whole);
  await kill(system, 'database/supervisor.ts', whole);
  expect(system.pidOf('dist/apps/api/main.js'), 'the API outlives its database').toBe(api);
});

test('SIGTERM to the command that started it ends everything, drained', async ({ house: system }) => {
  const all = getDescendants(system.process.pid ?? 0);
  expect(all.length).toBeGreaterThan(4);
  await expect(system.stop(), 'none of them runs on').resolves.toBeUndefined();
});
