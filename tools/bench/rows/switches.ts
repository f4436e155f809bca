import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { movePointer, type Release, switchTo } from '@heizplatz/releases';
import { withPointer } from '../../releases/open-pointer.ts';
import { signWithCurrentKey } from '../../releases/release-keys.ts';
import type { Target } from '../load.ts';
import type { Metric } from '../metric.ts';
import { preparedRelease, RELEASES_DIR } from '../prepare-releases.ts';
import { startSystem } from '../start-system.ts';
import { isComplete, visitPage } from '../visit-page.ts';

const SWITCHES = Number(process.env['BENCH_SWITCHES'] ?? 200);
const VISITORS = 4;
const REMOTE = 'account';
const PATH = '/benutzerkonto/anmeldung';
/** A visitor reads between two pages. */
const PAUSE_MS = 200;
/** Growth once caches and workers are full. */
const MOST_MB = 60;

const AUTHOR = { by: 'bench', reason: '', command: 'switch' };

const folderOf = (version: string): string => join(RELEASES_DIR, REMOTE, version);

/** The same files under another version, linked rather than copied. */
function publishCopy(release: Release, number: number): string {
  const version = `99999999999999999-${String(number).padStart(8, '0')}`;
  for (const file of Object.keys(release.files)) {
    mkdirSync(dirname(join(folderOf(version), file)), { recursive: true });
    linkSync(join(folderOf(release.version), file), join(folderOf(version), file));
  }
  const manifest = JSON.parse(readFileSync(join(folderOf(release.version), 'release.json'), 'utf8')) as object;
  writeFileSync(join(folderOf(version), 'release.json'), JSON.stringify({ ...manifest, version }));
  signWithCurrentKey(folderOf(version));
  return version;
}

const serve = (version: string) =>
  withPointer((store) => movePointer(store, REMOTE, (entry) => switchTo(entry, version), AUTHOR));

/** Resident memory of the process with all its threads. */
function readMemoryMb(pid: number): number {
  const [, kb] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / 1000;
}

/** Until a page of the version is served; the gate loads it first. */
async function whenServed(version: string, port: number): Promise<void> {
  for (;;) {
    const { html } = await visitPage(PATH, { port });
    if (html.includes(`/releases/${REMOTE}/${version}/`)) return;
    await wait(50);
  }
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
      await serve(version);
      await whenServed(version, port);
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
        target: { atMost: MOST_MB },
        note: `resident before, and after each quarter: ${samples.map((mb) => `${Math.round(mb)}`).join(', ')} MB`,
      },
      { name, against: 'pages that failed', value: failed, unit: 'pages', target: { atMost: 0 }, note: `of ${visits}` },
    ];
  } finally {
    isOver = true;
    await serve(release.version);
    for (const version of versions) rmSync(folderOf(version), { recursive: true });
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
