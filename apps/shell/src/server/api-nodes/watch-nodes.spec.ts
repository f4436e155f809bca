/** @jest-environment node */
import { createApiNodes, type NodeHealth } from './api-nodes';
import { watchNodes } from './watch-nodes';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const error = jest.fn();
const log = { error };

const [A, B] = ['http://a', 'http://b'];

it('each node is looked at every two seconds, and names are resolved every ten, until it is ended', async () => {
  const nodes = createApiNodes(['http://name']);
  const healths: Record<string, NodeHealth> = { [A]: 'ready', [B]: 'gone' };
  const variant = jest.fn(async (node: string) => healths[node] ?? 'gone');
  const resolve = jest.fn(async () => [A, B]);
  const stop = watchNodes({ nodes, urls: ['http://name'], log, variant, resolve });
  await jest.advanceTimersByTimeAsync(0);
  expect(nodes.metrics()).toEqual({ known: 2, ready: 1 });
  healths[B] = 'ready';
  await jest.advanceTimersByTimeAsync(1999);
  expect(nodes.metrics()).toEqual({ known: 2, ready: 1 });
  await jest.advanceTimersByTimeAsync(1);
  expect(nodes.metrics()).toEqual({ known: 2, ready: 2 });
  await jest.advanceTimersByTimeAsync(7999);
  expect(resolve).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(resolve).toHaveBeenCalledTimes(2);
  const looks = variant.mock.calls.length;
  stop();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(variant).toHaveBeenCalledTimes(looks);
});

it('a look that fails is logged, and the next one comes all the same', async () => {
  const nodes = createApiNodes([A]);
  const failure = new Error('no descriptor is left');
  const variant = jest.fn<Promise<NodeHealth>, []>().mockRejectedValueOnce(failure).mockResolvedValue('ready');
  const stop = watchNodes({ nodes, urls: [A], log, variant, resolve: async () => [A] });
  await jest.advanceTimersByTimeAsync(0);
  expect(error).toHaveBeenCalledWith({ err: failure }, expect.any(String));
  await jest.advanceTimersByTimeAsync(2000);
  expect(variant).toHaveBeenCalledTimes(2);
  expect(nodes.metrics()).toEqual({ known: 1, ready: 1 });
  stop();
});
