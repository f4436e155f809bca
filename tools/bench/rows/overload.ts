import { Agent } from 'node:http';
import { LIMITS } from '../limits.ts';
import type { Metric } from '../metric.ts';
import { startSystem } from '../start-system.ts';
import { isComplete, percentile, visitPage } from '../visit-page.ts';
import { type Crowd, crowd, nextList, watch } from '../visitors/list-crowd.ts';

const CALM_CONNECTIONS = [2, 4, 8, 16];
const CALM_SECONDS = 6;
const CONNECTIONS = 100;
const SECONDS = 20;
const perSecond = ({ served, seconds }: Crowd): number => served.length / seconds;

async function measure(port: number): Promise<Metric[]> {
  await crowd(port, 8, 10);
  const calm: Crowd[] = [];
  for (const connections of CALM_CONNECTIONS) calm.push(await crowd(port, connections, CALM_SECONDS));
  const best = Math.max(...calm.map(perSecond));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await visitPage('/', { port, agent });
  let isOver = false;
  const [load, health, stored] = await Promise.all([
    crowd(port, CONNECTIONS, SECONDS).finally(() => (isOver = true)),
    watch(
      () => visitPage('/healthz', { port, agent }),
      () => isOver,
    ),
    watch(
      () => visitPage('/', { port }),
      () => isOver,
    ),
  ]);
  const after = await Promise.all(Array.from({ length: 8 }, () => visitPage(nextList(), { port })));
  agent.destroy();
  const against = `${CONNECTIONS} connections on uncached offer lists, ${SECONDS} s`;
  const slowest = (times: readonly number[]) => percentile(times, 99);
  return [
    {
      ...{ name: '99th percentile of served lists', against, value: slowest(load.served), unit: 'ms' },
      target: LIMITS['overload, 99th percentile of served lists'],
      note: `${Math.round(perSecond(load))} lists/s, ${load.refused} refused with 503, ${load.failed} failed`,
    },
    {
      ...{ name: 'lists a second under overload', against: 'the best of 2 to 16 connections' },
      ...{ value: perSecond(load) / best, unit: 'ratio', target: LIMITS['overload, lists a second'] },
      note: `${Math.round(best)}/s at best`,
    },
    {
      ...{ name: '99th percentile of /healthz meanwhile', against, value: slowest(health.times), unit: 'ms' },
      target: LIMITS['overload, 99th percentile of /healthz'],
      note: `${health.times.length} succeeded, ${health.bad} failed`,
    },
    {
      ...{
        name: '99th percentile of the cached home page meanwhile',
        against,
        value: slowest(stored.times),
        unit: 'ms',
      },
      target: LIMITS['overload, 99th percentile of the cached home page'],
      note: `${stored.times.length} succeeded, ${stored.bad} failed`,
    },
    {
      ...{ name: 'lists right afterwards that are not served', against: '8 concurrent lists' },
      ...{
        value: after.filter((visit) => !isComplete(visit)).length,
        unit: 'lists',
        target: LIMITS['overload, lists afterwards that are not served'],
      },
      note: 'recovery without a restart',
    },
  ];
}

/** More visitors than can be served: those who are served get a timely response, the others are asked to retry. */
export async function row(): Promise<readonly Metric[]> {
  const { shell, stop } = await startSystem();
  try {
    return await measure(shell.port);
  } finally {
    await stop();
  }
}
