import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRegistryClient, findRegistry } from './registry-client';

let server: Server;
let answer: (response: ServerResponse) => void;
const getUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const list = (timeoutMs = 5000) =>
  createRegistryClient({ url: getUrl(), token: 'hzr.x' }, timeoutMs).listVersions('order');

beforeAll(async () => {
  server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('a registry that is silent is given up with a sentence', async () => {
  answer = () => undefined;
  await expect(list(50)).rejects.toThrow(`${getUrl()} did not respond within 0.05 s`);
});

it('a refusal is told with its reason, its code and when to try again', async () => {
  answer = (response) =>
    response
      .writeHead(429, { 'retry-after': '90' })
      .end('{"code":"TOO_MANY_REQUESTS","detail":"too many wrong tokens"}');
  await expect(list()).rejects.toThrow(
    'the registry refuses: too many wrong tokens (TOO_MANY_REQUESTS); try again in 90 s',
  );
});

it('what is no registry is called so', async () => {
  answer = (response) => response.end('<html>');
  await expect(list()).rejects.toThrow(`${getUrl()} does not respond as the registry of a marketplace does`);
});

it.each([
  [{}, undefined],
  [{ RELEASE_TOKEN: 'hzr.x' }, undefined],
  [
    { RELEASE_REGISTRY_URL: 'https://r.example.com/', RELEASE_TOKEN: 'x' },
    { url: 'https://r.example.com', token: 'x' },
  ],
])('of the variables %j the registry is %j', (environment, access) => {
  expect(findRegistry(environment)).toEqual(access);
});

it.each([
  [{ RELEASE_REGISTRY_URL: 'https://r.example.com' }, /needs RELEASE_TOKEN too/],
  [{ RELEASE_REGISTRY_URL: 'r', RELEASE_TOKEN: 'x' }, /'r' is no address/],
])('the variables %j are refused', (environment, reason) => {
  expect(() => findRegistry(environment)).toThrow(reason);
});
