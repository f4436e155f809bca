import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { startApi } from '../testing/own-api';
import { startShell } from '../testing/own-shell';
import { PLANTED_ERRORS, plantError } from '../testing/planted-errors';
import { expect, type TestSystem, test as base } from '../testing/system-test';

interface Server {
  readonly url: string;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}
interface StartedApi extends Server {
  readonly output: () => string;
}

async function startPlantedApi(system: TestSystem): Promise<StartedApi> {
  const api = await startApi(system, { ...PLANTED_ERRORS, LOG_LEVEL: 'error' });
  return { ...api, stop: () => api.end('SIGTERM') };
}

async function startPlantedShell(system: TestSystem): Promise<Server> {
  const { origin, process, stop } = await startShell(system, { environment: PLANTED_ERRORS });
  return { url: origin, process, stop };
}

const test = base.extend<{ readonly api: StartedApi; readonly shell: Server }>({
  api: async ({ system }, use) => {
    const api = await startPlantedApi(system);
    await use(api);
    await api.stop();
  },
  shell: async ({ system }, use) => {
    const shell = await startPlantedShell(system);
    await use(shell);
    await shell.stop();
  },
});

const readMetric = async ({ url }: Server): Promise<string | undefined> =>
  /^heizplatz_unhandled_rejections_total (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];

const isReady = async ({ url }: Server): Promise<boolean> => (await fetch(`${url}/readyz`)).ok;

interface BegunRequest {
  readonly complete: () => Promise<{ readonly body: string }>;
}

/** A request that the server has begun and cannot answer before its body is complete. */
async function beginRequest({ url }: Server): Promise<BegunRequest> {
  const body = '{"slow": true}';
  const query: ClientRequest = httpRequest(`${url}/api/no-such-call`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
  });
  query.flushHeaders();
  await once(query, 'continue');
  return {
    complete: async () => {
      const responding = once(query, 'response') as Promise<[IncomingMessage]>;
      query.end(body);
      const [response] = await responding;
      return { body: await text(response) };
    },
  };
}

test.describe('a promise that nobody awaits', () => {
  test('leaves the API running, is logged with its stack and counted', async ({ api }) => {
    expect(await readMetric(api)).toBe('0');
    plantError(api.process, 'rejection');
    await expect.poll(() => readMetric(api)).toBe('1');
    expect(await isReady(api)).toBe(true);
    expect((await fetch(`${api.url}/api/site/1/places?text=Berlin`)).status).toBe(200);
    const findLogged = () =>
      api
        .output()
        .split('\n')
        .filter((line) => line.includes('a planted rejection'));
    // What a process prints may arrive after what it answers.
    await expect.poll(findLogged).toHaveLength(1);
    expect(JSON.parse(findLogged()[0] ?? '')).toMatchObject({
      level: 'error',
      err: { message: 'a planted rejection', stack: expect.stringContaining('\n    at ') },
    });
    expect(api.process.exitCode).toBeNull();
  });

  test('leaves the shell running and is counted', async ({ shell }) => {
    plantError(shell.process, 'rejection');
    await expect.poll(() => readMetric(shell)).toBe('1');
    expect(await isReady(shell)).toBe(true);
    expect((await fetch(`${shell.url}/`)).status).toBe(200);
  });
});

/** `codes`: of the answer to what was under way. */
async function expectOrderlyEnd(server: Server, codes: RegExp): Promise<void> {
  const begun = await beginRequest(server);
  const exited = once(server.process, 'exit');
  plantError(server.process, 'exception');
  const connects = () =>
    fetch(`${server.url}/healthz`).then(
      () => true,
      () => false,
    );
  await expect.poll(connects).toBe(false);
  expect(server.process.exitCode, 'it waits for the request').toBeNull();
  expect((await begun.complete()).body).toMatch(codes);
  expect(await exited).toEqual([1, null]);
}

test.describe('an exception that nobody catches ends a server with 1, once it has answered what is under way', () => {
  test('the API', ({ api }) => expectOrderlyEnd(api, /"NOT_FOUND"/));
  // On a busy machine it may have no API that is ready, and answers by itself.
  test('the shell', ({ shell }) => expectOrderlyEnd(shell, /"(?:NOT_FOUND|UNAVAILABLE)"/));
});
