import { LIMITS } from '../limits.ts';
import type { Target } from '../load.ts';
import type { Metric } from '../metric.ts';
import { startSystem } from '../start-system.ts';
import { percentile } from '../visit-page.ts';
import { attack } from '../visitors/attackers.ts';
import { type CrowdResult, describeCrowd, visitAtOnce } from '../visitors/crowd.ts';
import { getSitemaps, spread } from '../visitors/public-pages.ts';

/** So many that the machine is not busy with them alone. */
const VISITORS = 4;
const SECONDS = 10;
/** Quiet and attacked in turn, since a machine's speed changes. */
const TURNS = 3;
const HOST = 'localhost';

async function visit(port: number, paths: readonly string[]): Promise<CrowdResult> {
  const until = performance.now() + SECONDS * 1000;
  return visitAtOnce(port, VISITORS, (visitor, step) =>
    performance.now() < until ? { host: HOST, path: paths[(visitor * 17 + step * 29) % paths.length] ?? '/' } : null,
  );
}

async function measure({ port }: Target): Promise<Metric[]> {
  const paths = spread(await getSitemaps(port, HOST), 40);
  await visit(port, paths);
  const [quiet, attacked]: [CrowdResult[], CrowdResult[]] = [[], []];
  let [answered, broken] = [0, 0];
  for (let turn = 0; turn < TURNS; turn += 1) {
    quiet.push(await visit(port, paths));
    const ending = new AbortController();
    const attacking = attack(port, ending.signal);
    attacked.push(await visit(port, paths).finally(() => ending.abort()));
    const sent = await attacking;
    [answered, broken] = [answered + sent.answered, broken + sent.broken];
  }
  const slowest = (results: readonly CrowdResult[]) =>
    percentile(
      results.flatMap(({ times }) => times),
      99,
    );
  const name = `${VISITORS} visitors beside attackers with 1,000 open bodies`;
  return [
    {
      ...{ name, against: '99th percentile, against quiet', value: slowest(attacked) / slowest(quiet), unit: '' },
      ...{ target: LIMITS['attacked visitors, 99th percentile against quiet'] },
      note: `${Math.round(slowest(quiet))} ms quiet, ${Math.round(slowest(attacked))} ms attacked; ${answered} attacks answered, ${broken} broken off`,
    },
    {
      ...{ name, against: 'requests that failed', unit: 'requests' },
      value: attacked.reduce((sum, { failed }) => sum + failed.length, 0),
      target: LIMITS['attacked visitors, requests that failed'],
      note: attacked.map(describeCrowd).join('; '),
    },
  ];
}

/** Visitors of cached pages while strangers send what once held a process, or keep it from serving. */
export async function row(): Promise<readonly Metric[]> {
  const { shell, stop } = await startSystem();
  try {
    return await measure(shell);
  } finally {
    await stop();
  }
}
