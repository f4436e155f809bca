import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '../limits.ts';
import type { Metric } from '../metric.ts';
import { startSystem } from '../start-system.ts';
import { isComplete, percentile, type Visit, visitPage } from '../visit-page.ts';

const CALM_CONNECTIONS = [2, 4, 8, 16];
const CALM_SECONDS = 6;
const CONNECTIONS = 100;
const SECONDS = 20;
/** The delay of a rejected visitor here; Retry-After specifies five times as long. */
const WAIT_MS = 1000;
const ZIP_CODES = ['10115', '20095', '50667', '80331', '60311', '70173', '01067', '04109', '30159', '28195'];

/** A different list each time, so that none is cached. */
let requestCount = 0;
function nextList(): string {
  requestCount++;
  const zipCode = ZIP_CODES[requestCount % ZIP_CODES.length] ?? '10115';
  return `/holzpellets-lose/angebotsliste?zipCode=${zipCode}&amount=${3000 + ((requestCount * 10) % 9000)}`;
}

interface Crowd {
  readonly served: readonly number[];
  readonly refused: number;
  /** Neither served nor refused with 503. */
  readonly failed: number;
  readonly seconds: number;
}

async function crowd(port: number, connections: number, seconds: number): Promise<Crowd> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const from = performance.now();
  const served: number[] = [];
  let [refused, failed] = [0, 0];
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() - from < seconds * 1000) {
        const visit = await visitPage(nextList(), { port, agent });
        if (isComplete(visit)) served.push(visit.ms);
        else if (visit.status === 503) refused++;
        else failed++;
        if (visit.status !== 200) await pause(WAIT_MS);
      }
    }),
  );
  agent.destroy();
  return { served, refused, failed, seconds: (performance.now() - from) / 1000 };
}

/** Ten times a second until `isOver`; returns the times of successful responses, and the number of failed ones. */
async function watch(visit: () => Promise<Visit>, isOver: () => boolean) {
  const times: number[] = [];
  let bad = 0;
  for (; !isOver(); await pause(100)) {
    const { ms, status } = await visit();
    if (status === 200) times.push(ms);
    else bad++;
  }
  return { times, bad };
}

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
