/** @jest-environment node */
import fastify from 'fastify';
import { registerHealth } from './health';
import type { RefusedRelease } from './releases/refused-release';
import { releaseOf, serveAll } from './testing/get-release';

const RELEASE = releaseOf('order');
const REFUSAL = { remote: 'order', version: '2', reason: 'it cannot be loaded: createRoom is not a function' };

interface Input {
  readonly serving?: readonly (typeof RELEASE)[];
  readonly refused?: readonly RefusedRelease[];
  readonly loading?: readonly string[];
  readonly broken?: readonly string[];
  readonly waitsFor?: readonly string[];
  readonly workers?: number;
  readonly apis?: { readonly known: number; readonly ready: number };
}
const COMPLETE = {
  ...{ serving: [RELEASE], refused: [], loading: [], broken: [], waitsFor: [] },
  ...{ workers: 2, apis: { known: 2, ready: 2 } },
};

async function ready(input: Input) {
  const { serving, refused, loading, broken, waitsFor, workers, apis } = { ...COMPLETE, ...input };
  const server = fastify();
  registerHealth(server, {
    registry: { serving: () => serveAll(serving), refused: () => refused, loading: () => loading },
    start: { waitsFor: () => waitsFor },
    renderer: { metrics: () => ({ workers, target: 2 }) },
    outlines: { broken: () => broken },
    apis: () => apis,
  });
  const { statusCode, body } = await server.inject('/readyz');
  return [statusCode, JSON.parse(body)];
}
const OK = {
  status: 'ok',
  api: 'ok',
  apis: { known: 2, ready: 2 },
  degraded: [],
  refused: [],
  loading: [],
  waitsFor: [],
  workers: { ready: 2, target: 2 },
};

it.each<[string, Input, number, object]>([
  ['all is there', {}, 200, {}],
  ['one API is down', { apis: { known: 2, ready: 1 } }, 200, { apis: { known: 2, ready: 1 } }],
  ['all APIs are down', { apis: { known: 2, ready: 0 } }, 200, { api: 'down', apis: { known: 2, ready: 0 } }],
  [
    'areas cannot be loaded',
    { broken: ['support', 'order'], refused: [REFUSAL] },
    200,
    { status: 'degraded', degraded: ['order', 'support'], refused: [REFUSAL] },
  ],
  [
    'an area waits for its first release',
    { loading: ['order'] },
    200,
    { status: 'degraded', degraded: ['order'], loading: ['order'] },
  ],
  ['a worker is missing', { workers: 1 }, 200, { workers: { ready: 1, target: 2 } }],
  [
    'the start waits for areas',
    { loading: ['order'], waitsFor: ['order'] },
    503,
    { status: 'starting', degraded: ['order'], loading: ['order'], waitsFor: ['order'] },
  ],
  [
    'the start waits for the pointer',
    { serving: [], waitsFor: ['release pointer'] },
    503,
    { status: 'starting', waitsFor: ['release pointer'] },
  ],
  ['no worker is there', { workers: 0 }, 503, { status: 'no workers', workers: { ready: 0, target: 2 } }],
  ['there are no releases', { serving: [] }, 503, { status: 'no releases' }],
])('/readyz where %s', async (_, input, status, expected) => {
  expect(await ready(input)).toEqual([status, { ...OK, ...expected }]);
});
