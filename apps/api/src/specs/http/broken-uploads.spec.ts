import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertCustomer, loggedIn } from '@heizplatz/api-identity/testing';
import { BODY_LIMIT_BYTES, listStoredFiles, TEST_NOW, type TestClient, withApi } from '@heizplatz/api-platform/testing';
import { CALLS, COOKIES, CSRF_HEADER, SITE_HEADER } from '@heizplatz/contract';
import { ROLES } from '@heizplatz/identity';
import { addReleaseToken } from '@heizplatz/releases/database';
import type { FastifyInstance, RouteOptions } from 'fastify';

const system = mkdtempSync(join(tmpdir(), 'broken-uploads-'));
const RELEASES_DIR = join(system, 'releases');
const BOUNCE_TOKEN = 'b'.repeat(40);

/** Every route that takes more than an ordinary body: a new one is in the list with its registration. */
const uploads: RouteOptions[] = [];
const watchRoutes = (message: unknown) =>
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => {
    if ((route.bodyLimit ?? 0) > BODY_LIMIT_BYTES) uploads.push(route);
  });
channel('fastify.initialization').subscribe(watchRoutes);
afterAll(() => {
  channel('fastify.initialization').unsubscribe(watchRoutes);
  rmSync(system, { recursive: true });
});

const api = withApi({ env: { RELEASES_DIR, RELEASE_POINTER: 'folder', BOUNCE_TOKEN } });
let admin: TestClient;
let releaseToken = '';
beforeAll(async () => {
  const email = 'uploads@example.com';
  await insertCustomer(api(), { email, roles: [ROLES.admin] });
  admin = await loggedIn(api(), email);
  releaseToken = await addReleaseToken(api().db, {
    ...{ team: 'kasse', remotes: ['order'], createdBy: 'ops@machine', now: TEST_NOW },
  });
});

const getHeaders = (callId: string | undefined, url: string): Record<string, string> => {
  if (callId === 'publishRelease')
    return { authorization: `Bearer ${releaseToken}`, 'content-type': 'application/gzip' };
  if (url.endsWith('/bounces')) return { authorization: `Bearer ${BOUNCE_TOKEN}`, 'content-type': 'message/rfc822' };
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const csrf = decodeURIComponent(admin.cookies.get(COOKIES.csrf) ?? '');
  return { cookie, [CSRF_HEADER]: csrf, 'content-type': 'application/json' };
};

const ContentBase64 = Buffer.alloc(900_000, 'ab').toString('base64');
const File = { FileName: 'x.pdf', ContentBase64 };
const BODY = Buffer.from(JSON.stringify({ File, Picture: File, Text: 'x' }));
const PLACES: readonly (readonly [string, number])[] = [
  ['after the head', 0],
  ['after the first byte', 1],
  ['in the middle', BODY.length / 2],
  ['before the last byte', BODY.length - 1],
  ['after the last byte', BODY.length],
];

/** Sends so much of a body as that, and is gone. */
async function breakOff({ method, url, config }: RouteOptions, bytes: number): Promise<void> {
  const path = url
    .replace(/:version/g, '1')
    .replace(/:remote/g, 'order')
    .replace(/:\w+/g, '1');
  const headers = {
    ...{ host: 'x', [SITE_HEADER]: '1', 'content-length': `${BODY.length}` },
    ...getHeaders(config?.callId, url),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const connected = once(api().app.server, 'connection');
  const socket = connect(api().port, '127.0.0.1');
  // The API may refuse it by its head and close first.
  socket.on('error', () => undefined);
  const [accepted] = await connected;
  const gone = once(accepted, 'close');
  const begun = once(api().app.server, 'request');
  await new Promise<void>((sent) =>
    socket.write(`${String(method)} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, () => sent()),
  );
  await begun;
  if (bytes > 0) await new Promise<void>((sent) => socket.write(BODY.subarray(0, bytes), () => sent()));
  socket.destroy();
  await gone;
}

async function countRunning(): Promise<readonly string[]> {
  const { text } = await api().visitor().get('/metrics');
  return text.match(/^heizplatz_calls_running\{.*$/gm) ?? [];
}
const NONE_RUNNING = ['heizplatz_calls_running{kind="call"} 0', 'heizplatz_calls_running{kind="upload"} 0'];

it('uploads are those of the contract, releases and bounces', () => {
  const ids = uploads.map(({ config, url }) => config?.callId ?? url);
  const contract = Object.values(CALLS).filter(
    (call) => 'bodyLimitBytes' in call && call.bodyLimitBytes > BODY_LIMIT_BYTES,
  );
  expect(ids.toSorted()).toEqual([...contract.map(({ id }) => id), 'publishRelease', '/api/mail/bounces'].toSorted());
});

it.each(PLACES)('an upload of each kind that is broken off %s leaves no place taken and no file', async (_, bytes) => {
  for (const upload of uploads) await breakOff(upload, Math.floor(bytes));
  // What came whole is answered to nobody, a moment later.
  while ((await countRunning()).join() !== NONE_RUNNING.join());
  expect((await api().visitor().get('/readyz')).json()).toMatchObject({ database: true, draining: false });
  expect(await listStoredFiles(api().services.files)).toEqual([]);
  expect(readdirSync(system, { recursive: true })).toEqual(
    expect.not.arrayContaining([expect.stringContaining('.receiving')]),
  );
});
