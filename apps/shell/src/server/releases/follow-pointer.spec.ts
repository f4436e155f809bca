/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPointer, type ReleasePointer, servedVersion } from '@heizplatz/releases';
import { serveVersion, writeReleaseKeys } from '@heizplatz/releases/testing';
import { followPointer, type PointerFollower } from './follow-pointer';

const home = mkdtempSync(join(tmpdir(), 'follow-'));
const [apiDir, shellDir] = [join(home, 'api'), join(home, 'shell')];
const ours = writeReleaseKeys(join(home, 'keys'));
const trust = { publicKeyFile: ours.publicKeyFile, acceptsUnsigned: false };
const log = { warn: jest.fn() };
const registry = { serving: jest.fn(() => []) };

let server: Server;
let follower: PointerFollower;
/** What the API answers: its pointer, or a status. */
let answer: () => ReleasePointer | number;
let asked: (string | undefined)[] = [];

beforeEach(async () => {
  asked = [];
  answer = () => ({ remotes: readPointer(apiDir).remotes });
  jest.clearAllMocks();
  server = createServer(({ headers, url }, response) => {
    asked.push(`${url} ${headers.authorization}`);
    const result = answer();
    if (typeof result === 'number') response.writeHead(result).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const nodes = { choose: () => origin };
  follower = followPointer({ nodes, shellToken: 'machines', releasesDir: shellDir, trust, registry, log });
});
afterEach(() => {
  follower.stop();
  server.closeAllConnections();
  server.close();
  for (const dir of [apiDir, shellDir]) rmSync(dir, { recursive: true, force: true });
});
afterAll(() => rmSync(home, { recursive: true }));

const served = (remote: string) => servedVersion(readPointer(shellDir, trust), remote);
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
};

it('copies newer entries into the shell’s folder, and lets the registry load them at once', async () => {
  serveVersion(apiDir, 'order', '1', ours.getKey());
  follower.refresh();
  await until(() => served('order') === '1');
  expect(asked).toEqual(['/internal/releases/pointer Bearer machines']);
  await until(() => registry.serving.mock.calls.length === 1);
  serveVersion(apiDir, 'order', '2', ours.getKey());
  follower.refresh();
  await until(() => served('order') === '2');
});

it('tells when the folder has what the API said first', async () => {
  serveVersion(apiDir, 'order', '1', ours.getKey());
  expect(follower.hasAsked()).toBe(false);
  await follower.whenAsked(10_000);
  expect([served('order'), follower.hasAsked()]).toEqual(['1', true]);
});

it('waits for an API that fails or never answers no longer than it is told, and goes on asking', async () => {
  serveVersion(apiDir, 'order', '1', ours.getKey());
  answer = () => 503;
  await follower.whenAsked(10_000);
  expect([served('order'), follower.hasAsked()]).toEqual([undefined, false]);
  answer = () => ({ remotes: readPointer(apiDir).remotes });
  await until(() => follower.hasAsked());
  expect(served('order')).toBe('1');

  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const other = followPointer({
    ...{ nodes: { choose: () => origin }, shellToken: null, releasesDir: shellDir, trust, registry, log },
  });
  await other.whenAsked(20);
  expect(other.hasAsked()).toBe(false);
  other.stop();
  silent.closeAllConnections();
  silent.close();
});

it('asks again for what moved while it was asking', async () => {
  serveVersion(apiDir, 'order', '1', ours.getKey());
  answer = () => {
    answer = () => ({ remotes: readPointer(apiDir).remotes });
    const before = answer();
    serveVersion(apiDir, 'order', '2', ours.getKey());
    follower.refresh();
    return before;
  };
  follower.refresh();
  await until(() => served('order') === '2');
  expect(asked).toHaveLength(2);
});

it('takes nothing that no trusted key signed, and says so', async () => {
  serveVersion(shellDir, 'order', '1', ours.getKey());
  for (const version of ['1', '2']) serveVersion(apiDir, 'order', version);
  follower.refresh();
  await until(() => log.warn.mock.calls.length > 0);
  expect(log.warn.mock.calls[0]?.[0]).toMatchObject({ remote: 'order', revision: 2 });
  expect(served('order')).toBe('1');
  const refusal = { remote: 'order', version: 'pointer revision 2', reason: expect.stringContaining('no trusted key') };
  expect(follower.refused()).toEqual([refusal]);
  serveVersion(apiDir, 'order', '2', ours.getKey());
  follower.refresh();
  await until(() => served('order') === '2');
  expect(follower.refused()).toEqual([]);
});

it('goes on with the folder while the API fails, says so once, and catches up', async () => {
  serveVersion(shellDir, 'order', '0', ours.getKey());
  for (const version of ['1', '2']) serveVersion(apiDir, 'order', version, ours.getKey());
  answer = () => 503;
  follower.refresh();
  await until(() => asked.length === 2);
  expect(served('order')).toBe('0');
  answer = () => ({ remotes: readPointer(apiDir).remotes });
  await until(() => served('order') === '2');
  expect(log.warn).toHaveBeenCalledTimes(1);
});

it('asks an API of before once', async () => {
  answer = () => 404;
  await follower.whenAsked(10_000);
  expect(asked).toHaveLength(1);
  serveVersion(apiDir, 'order', '1', ours.getKey());
  follower.stop();
  expect(served('order')).toBeUndefined();
  expect(follower.hasAsked()).toBe(true);
  expect(log.warn).not.toHaveBeenCalled();
});
