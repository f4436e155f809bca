import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../database/free-port.ts';
import { whenFirstPagesCome } from './first-pages.ts';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  if (server?.listening) await once(server.close(), 'close');
  server = undefined;
});

/** A shell that answers the nth request of each site with the nth status, and the others with the last one. */
async function listen(statuses: Readonly<Record<string, readonly number[]>>, port = 0) {
  const requests: string[] = [];
  server = createServer(({ url, headers: { host = '' } }, response) => {
    const site = host.split(':')[0] ?? '';
    requests.push(`${site}${url}`);
    const count = requests.filter((one) => one === `${site}${url}`).length;
    response.writeHead(statuses[site]?.at(Math.min(count, statuses[site].length) - 1) ?? 404).end('page');
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, requests };
}
const QUICK = { everyMs: 1, limitMs: 10_000, signal: new AbortController().signal };
const SITES = { localhost: [200], 'at.localhost': [200], 'ch.localhost': [200] };

it('have come once each site has answered 200, and not while one is being loaded', async () => {
  const { port, requests } = await listen({ ...SITES, localhost: [503, 503, 503, 200], 'at.localhost': [503, 200] });
  expect(await whenFirstPagesCome({ port, ...QUICK })).toEqual([]);
  expect(requests.toSorted()).toEqual([
    ...Array<string>(2).fill('at.localhost/'),
    'ch.localhost/',
    ...Array<string>(4).fill('localhost/'),
  ]);
});

it('are waited for while the shell does not listen yet', async () => {
  const port = await freePort();
  const coming = whenFirstPagesCome({ port, ...QUICK });
  await listen(SITES, port);
  expect(await coming).toEqual([]);
});

it('that are an error page are named, once: other areas may work', async () => {
  const { port, requests } = await listen({ ...SITES, 'ch.localhost': [503, 500] });
  expect(await whenFirstPagesCome({ port, ...QUICK })).toEqual([
    `The home page of http://ch.localhost:${port} does not come (500).`,
  ]);
  expect(requests.filter((one) => one.startsWith('ch.'))).toHaveLength(2);
});

it('are not waited for without end', async () => {
  const { port } = await listen({ ...SITES, localhost: [503] });
  expect(await whenFirstPagesCome({ port, ...QUICK, limitMs: 30 })).toEqual([
    `The home page of http://localhost:${port} does not come (503).`,
  ]);
  const gone = await freePort();
  expect(await whenFirstPagesCome({ port: gone, ...QUICK, limitMs: 0 })).toHaveLength(3);
});

it('are not waited for by a start that is to stop', async () => {
  const { port } = await listen({ ...SITES, localhost: [503] });
  const stopping = new AbortController();
  const coming = whenFirstPagesCome({ port, ...QUICK, signal: stopping.signal });
  stopping.abort();
  await expect(coming).rejects.toThrow(/abort/i);
});
