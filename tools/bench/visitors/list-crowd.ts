import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isComplete, type Visit, visitPage } from '../visit-page.ts';

/** The delay of a rejected visitor here; Retry-After specifies five times as long. */
const WAIT_MS = 1000;
const ZIP_CODES = ['10115', '20095', '50667', '80331', '60311', '70173', '01067', '04109', '30159', '28195'];

/** A different list each time, so that none is cached. */
let requestCount = 0;
export function nextList(): string {
  requestCount++;
  const zipCode = ZIP_CODES[requestCount % ZIP_CODES.length] ?? '10115';
  return `/holzpellets-lose/angebotsliste?zipCode=${zipCode}&amount=${3000 + ((requestCount * 10) % 9000)}`;
}

export interface Crowd {
  readonly served: readonly number[];
  readonly refused: number;
  /** Neither served nor refused with 503. */
  readonly failed: number;
  readonly seconds: number;
}

export async function crowd(port: number, connections: number, seconds: number): Promise<Crowd> {
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
export async function watch(visit: () => Promise<Visit>, isOver: () => boolean) {
  const times: number[] = [];
  let bad = 0;
  for (; !isOver(); await pause(100)) {
    const { ms, status } = await visit();
    if (status === 200) times.push(ms);
    else bad++;
  }
  return { times, bad };
}
