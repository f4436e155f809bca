/** @jest-environment node */
import fastify from 'fastify';
import { registerHealth } from './health';
import { releaseOf } from './testing/release-of';

const RELEASE = releaseOf('order');

interface Given {
  readonly serving?: readonly (typeof RELEASE)[];
  readonly refused?: readonly { readonly remote: string; readonly version: string }[];
  readonly broken?: readonly string[];
  readonly workers?: number;
  readonly isApiReady?: boolean;
}
const WHOLE = { serving: [RELEASE], refused: [], broken: [], workers: 2, isApiReady: true };

async function ready(given: Given) {
  const { serving, refused, broken, workers, isApiReady } = { ...WHOLE, ...given };
  const server = fastify();
  registerHealth(server, {
    registry: { serving: () => serving, refused: () => refused },
    renderer: { figures: () => ({ workers, wanted: 2 }) },
    outlines: { broken: () => broken },
    isApiReady: () => isApiReady,
  });
  const { statusCode, body } = await server.inject('/readyz');
  return [statusCode, JSON.parse(body)];
}
const OK = { status: 'ok', api: 'ok', degraded: [], workers: { ready: 2, wanted: 2 } };

it.each<[string, Given, number, object]>([
  ['all is there', {}, 200, {}],
  ['the API is down', { isApiReady: false }, 200, { api: 'down' }],
  [
    'areas cannot be loaded',
    { broken: ['support', 'order'], refused: [{ remote: 'order', version: '2' }] },
    200,
    { degraded: ['order', 'support'] },
  ],
  ['a worker is missing', { workers: 1 }, 200, { workers: { ready: 1, wanted: 2 } }],
  ['no worker is there', { workers: 0 }, 503, { status: 'no workers', workers: { ready: 0, wanted: 2 } }],
  ['there are no releases', { serving: [] }, 503, { status: 'no releases' }],
])('/readyz where %s', async (_, given, status, said) => {
  expect(await ready(given)).toEqual([status, { ...OK, ...said }]);
});
