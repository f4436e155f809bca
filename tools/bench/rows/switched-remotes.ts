import { setTimeout as wait } from 'node:timers/promises';
import { deleteCopy, follow, publishCopy, serve, waitUntilServed } from '../copied-releases.ts';
import { logInAs } from '../../soak/load/staff.ts';
import { LIMITS } from '../limits.ts';
import type { Target } from '../load.ts';
import { median, type Metric } from '../metric.ts';
import { preparedRelease } from '../prepare-releases.ts';
import { type VisitedPath, type VisitorCounts, visitReleases } from '../release-visitor.ts';
import { startSystem } from '../start-system.ts';

const VISITORS = 50;
const SWITCHES = Number(process.env['BENCH_SWITCHES'] ?? 50);
/** A visitor reads between two pages. */
const PAUSE_MS = 3000;

/** A page of each remote; staff's answers nobody else. */
const getPaths = (staff: string): readonly VisitedPath[] => [
  { path: '/', status: 200 },
  { path: '/holzpellets-lose/angebotsliste?zipCode=10115&amount=6000', status: 200 },
  { path: '/benutzerkonto/anmeldung', status: 200 },
  { path: '/support/seite-die-es-nicht-gibt', status: 404, cookie: staff },
];

/** Two teams switch at a time. */
const TEAMS = [
  ['public', 'order'],
  ['account', 'support'],
] as const;

interface Switched {
  readonly remote: string;
  /** From the end of the command until the shell serves the version; the first one includes the gate. */
  readonly liveMs: readonly number[];
  readonly lost: number;
}

/** Switches one remote back and forth between its release and a copy of it. */
async function switchOften(remote: string, port: number): Promise<Switched> {
  const { version, ...release } = preparedRelease(remote);
  const copy = publishCopy({ ...release, version }, 0);
  const liveMs: number[] = [];
  const revisions = new Set<number>();
  let notLive = 0;
  try {
    for (let nth = 0; nth < SWITCHES; nth++) {
      const next = nth % 2 === 0 ? copy : version;
      revisions.add(await serve(remote, next));
      const ms = await waitUntilServed(remote, next, port);
      if (ms === null) notLive++;
      else liveMs.push(ms);
    }
    return { remote, liveMs, lost: notLive + SWITCHES - revisions.size };
  } finally {
    await serve(remote, version);
    await follow(remote);
    // Visitors still have pages of it.
    await wait(PAUSE_MS);
    deleteCopy(remote, copy);
  }
}

async function measure({ port }: Target, staff: string): Promise<Metric[]> {
  const counts: VisitorCounts = { pages: 0, files: 0, failed: 0, mixed: 0, examples: [] };
  let isOver = false;
  const paths = getPaths(staff);
  const visitors = Array.from({ length: VISITORS }, (_, visitor) =>
    visitReleases({ port, paths, visitor, pauseMs: PAUSE_MS, isOver: () => isOver, counts }),
  );
  const switched: Switched[] = [];
  try {
    for (const pair of TEAMS) switched.push(...(await Promise.all(pair.map((remote) => switchOften(remote, port)))));
  } finally {
    isOver = true;
    await Promise.all(visitors);
  }
  return toMetrics(switched, counts);
}

function toMetrics(switched: readonly Switched[], { pages, files, failed, mixed, examples }: VisitorCounts): Metric[] {
  const name = `${switched.length} remotes, two at a time, ${SWITCHES} switches each under ${VISITORS} visitors`;
  const none = LIMITS['switched remotes, failed, mixed or lost'];
  const count = (against: string, value: number, note = ''): Metric => ({
    ...{ name, against, value, unit: '', target: none, note },
  });
  const first = switched.map(({ liveMs }) => liveMs[0] ?? NaN);
  const known = switched.flatMap(({ liveMs }) => liveMs.slice(1));
  const live = (against: string, times: readonly number[]): Metric => ({
    ...{ name, against, value: Math.max(...times), unit: 'ms', target: LIMITS['switched remotes, time until live'] },
    note: `longest of ${times.length}; median ${Math.round(median(times))} ms`,
  });
  return [
    count('requests that failed', failed, `of ${pages} pages and ${files} files; ${examples.join('; ')}`),
    count('documents of two versions of one remote', mixed),
    count(
      'switches that were lost',
      switched.reduce((sum, { lost }) => sum + lost, 0),
    ),
    live('from a switch until the shell serves a version that it has not loaded', first),
    live('from a switch until the shell serves a version that it knows', known),
  ];
}

/** Teams that release at the same time while visitors read: no page fails or is mixed, and no switch is lost. */
export async function row(): Promise<readonly Metric[]> {
  const { shell, api, stop } = await startSystem();
  try {
    const { cookie = '' } = (await logInAs('admin', api.port)).headers();
    return await measure(shell, cookie);
  } finally {
    await stop();
  }
}
