import { startRatePayMock } from './ratepay/start-ratepay-mock.ts';
import { startReplayMock } from './session-replay/start-replay-mock.ts';
import { startRatingMock } from './trusted-shops/start-rating-mock.ts';
import { startLeadMock } from './waermepartner/start-lead-mock.ts';

/**
 * The services that SERVICES names ('NAME[=PORT] …'; all) in one process, each on its port or on any free one. LATE_MS (6000)
 * is the delay of RatePay's late responses. Reports the URLs by name to its parent by ipc ({ kind: 'listening', urls }) and
 * ends with it; without a parent it prints them.
 */
const SERVICES = {
  ratepay: (port: number) => startRatePayMock({ port, lateMs: Number(process.env['LATE_MS'] ?? 6000) }),
  'trusted-shops': startRatingMock,
  waermepartner: startLeadMock,
  'session-replay': startReplayMock,
} as const;

async function start(named: string) {
  const [name = '', port = '0'] = named.split('=');
  const service = (Object.keys(SERVICES) as (keyof typeof SERVICES)[]).find((known) => known === name);
  if (!service) throw new Error(`There is no service '${name}': ${Object.keys(SERVICES).join(', ')}`);
  return [name, await SERVICES[service](Number(port))] as const;
}

const named = process.env['SERVICES'] ?? Object.keys(SERVICES).join(' ');
const running = await Promise.all(named.split(' ').map(start));
const stop = () => void Promise.all(running.map(([, service]) => service.stop())).then(() => process.exit(0));
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
process.on('disconnect', stop);
process.send?.({ kind: 'listening', urls: Object.fromEntries(running.map(([name, { url }]) => [name, url])) });
if (!process.send) for (const [name, { url }] of running) console.log(`The mock service ${name} listens on ${url}`);
