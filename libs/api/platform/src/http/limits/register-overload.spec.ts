import { setImmediate } from 'node:timers/promises';
import fastify from 'fastify';
import { Pool } from 'pg';
import '../fastify-config';
import { sendProblem } from '../problems/send-problem';
import { type OverloadLimits, registerOverload } from './register-overload';

const ROOM = { callsAtOnce: 9, uploadsAtOnce: 9, waitingForDatabase: 9, loopDelayMs: 0 };

async function start(limits: Partial<OverloadLimits>) {
  const app = fastify();
  app.setErrorHandler(sendProblem);
  const door = await registerOverload(app, new Pool(), { ...ROOM, ...limits });
  app.get('/call', { config: { callId: 'call' } }, () => 'called');
  app.get('/healthz', () => 'good');
  return { app, door, status: async (url: string) => (await app.inject({ url })).statusCode };
}

it('an event loop that is too slow refuses calls with Retry-After, health stays good', async () => {
  const { app, door, status } = await start({ loopDelayMs: 0.0001 });
  while ((await status('/call')) === 200) await setImmediate();
  const { statusCode, headers } = await app.inject({ url: '/call' });
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  expect(await status('/healthz')).toBe(200);
  expect(door().refused).toBe(2);
  expect(door().calls).toBe(0);
  await app.close();
});

it('an event loop without a limit refuses nothing, though it stood still for longer than is measured', async () => {
  const { app, status } = await start({ loopDelayMs: 0 });
  const until = Date.now() + 1200;
  while (Date.now() < until);
  await setImmediate();
  expect(await status('/call')).toBe(200);
  await app.close();
});

it('calls that wait for a database client refuse further ones', async () => {
  const { app, door, status } = await start({ waitingForDatabase: 0 });
  expect([await status('/call'), await status('/healthz')]).toEqual([503, 200]);
  expect(door().refused).toBe(1);
  await app.close();
});
