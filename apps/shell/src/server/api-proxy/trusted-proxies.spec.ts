/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { createApiNodes } from '../api-nodes/api-nodes';
import { registerApiProxy } from './api-proxy';
import { readConfig } from '../config';
import { getRequestSite } from './visitor-request';

const requests: IncomingHttpHeaders[] = [];
let api: Server;
const opened: FastifyInstance[] = [];

beforeAll(async () => {
  api = createServer((request, response) => {
    requests.push(request.headers);
    response.end('{}');
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
});
beforeEach(() => requests.splice(0));
afterEach(() => Promise.all(opened.splice(0).map((shell) => shell.close())));
afterAll(() => new Promise((done) => api.close(done)));

/** A shell as production runs it: its way to the API, and the site that it takes a request for. */
async function openShell(trusted?: string): Promise<FastifyInstance> {
  const config = readConfig({
    MODE: 'production',
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    RELEASE_PUBLIC_KEY: 'key.pem',
    ...(trusted !== undefined && { TRUSTED_PROXIES: trusted }),
  });
  const shell = fastify({ trustProxy: config.trustedProxies });
  opened.push(shell);
  await registerApiProxy(shell, config, createApiNodes(config.apiUrls));
  shell.get('/site', (request) => ({ country: getRequestSite(request, config)?.countryId ?? null }));
  return shell;
}

/** One visitor who claims a new address each time, as an attacker spraying logins does. */
async function addressesSeenBy(shell: FastifyInstance): Promise<(string | string[] | undefined)[]> {
  for (const claimed of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
    await shell.inject({
      url: '/api/account/jwt/anmelden',
      headers: { host: 'heizplatz.de', 'x-forwarded-for': claimed },
      remoteAddress: '203.0.113.9',
    });
  }
  return requests.map((headers) => headers['x-forwarded-for']);
}

it('nobody is believed about an address unless the operator names who is', async () => {
  expect(await addressesSeenBy(await openShell())).toEqual(['203.0.113.9', '203.0.113.9', '203.0.113.9']);
});

it('another machine than the named one is not believed', async () => {
  expect(new Set(await addressesSeenBy(await openShell('10.0.0.0/8')))).toEqual(new Set(['203.0.113.9']));
});

it('the named load balancer says who the visitor is, and the visitor adds nothing to it', async () => {
  const shell = await openShell('203.0.113.9');
  const headers = { host: 'heizplatz.de', 'x-forwarded-for': '192.0.2.66, 198.51.100.7' };
  await shell.inject({ url: '/api/site', headers, remoteAddress: '203.0.113.9' });
  expect(requests.map((seen) => seen['x-forwarded-for'])).toEqual(['198.51.100.7']);
});

it('takes the host that the named load balancer forwards, and nobody else’s', async () => {
  const headers = { host: 'heizplatz.de', 'x-forwarded-host': 'heizplatz.at' };
  const request = async (trusted?: string) =>
    (await (await openShell(trusted)).inject({ url: '/site', headers, remoteAddress: '203.0.113.9' })).json();
  expect(await request()).toEqual({ country: 1 });
  expect(await request('203.0.113.9')).toEqual({ country: 2 });
});
