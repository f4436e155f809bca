import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { deleteCopy, follow, publishCopy, serve, waitUntilServed } from '../copied-releases.ts';
import { LIMITS } from '../limits.ts';
import type { Target } from '../load.ts';
import type { Metric } from '../metric.ts';
import { preparedRelease } from '../prepare-releases.ts';
import { startSystem } from '../start-system.ts';
import { isComplete, visitPage } from '../visit-page.ts';

const SWITCHES = Number(process.env['BENCH_SWITCHES'] ?? 200);
const VISITORS = 4;
const REMOTE = 'account';
const PATH = '/benutzerkonto/anmeldung';
/** A visitor reads between two pages. */
const PAUSE_MS = 200;

/** Resident memory of the process with all its threads. */
function readMemoryMb(pid: number): number {
  const [, kb] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1000;
}

async function measure({ port, pid }: Target): Promise<Metric[]> {
  const release = preparedRelease(REMOTE);
  const versions = Array.from({ length: SWITCHES }, (_, index) => publishCopy(release, index));
  let isOver = false;
  let [visits, failed] = [0, 0];
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    while (!isOver) {
      const path = (visits + visitor) % 2 === 0 ? PATH : '/';
      if (!isComplete(await visitPage(path, { port }))) failed++;
      visits++;
      await wait(PAUSE_MS);
    }
  });
  try {
    await wait(2000);
    const samples = [readMemoryMb(pid)];
    for (const [index, version] of versions.entries()) {
      await serve(REMOTE, version);
      if ((await waitUntilServed(REMOTE, version, port)) === null) throw new Error(`${version} was not served`);
      if ((index + 1) % (SWITCHES / 4) !== 0) continue;
      samples.push(readMemoryMb(pid));
      console.error(
        `  after ${index + 1} switches: ${samples.map(Math.round).join(', ')} MB, ${failed} of ${visits} pages failed`,
      );
    }
    isOver = true;
    await Promise.all(visitors);
    const [, quarter = NaN] = samples;
    const name = `${SWITCHES} switches of ${REMOTE} under ${VISITORS} visitors`;
    return [
      {
        name: `${name}: memory of the shell`,
        against: 'after a quarter of them',
        value: (samples.at(-1) ?? NaN) - quarter,
        unit: 'MB',
        target: LIMITS['switches, growth of memory'],
        note: `resident before, and after each quarter: ${samples.map((mb) => `${Math.round(mb)}`).join(', ')} MB`,
      },
      {
        name,
        against: 'pages that failed',
        value: failed,
        unit: 'pages',
        target: LIMITS['switches, pages that failed'],
        note: `of ${visits}`,
      },
    ];
  } finally {
    isOver = true;
    await serve(REMOTE, release.version);
    await follow(REMOTE);
    for (const version of versions) deleteCopy(REMOTE, version);
  }
}

/** A team that releases all day: the shell must not hold what no longer serves. */
export async function row(): Promise<readonly Metric[]> {
  const { shell, stop } = await startSystem();
  try {
    return await measure(shell);
  } finally {
    await stop();
  }
}
