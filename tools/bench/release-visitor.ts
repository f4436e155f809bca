import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isComplete, visitPage } from './visit-page.ts';

/** What visitors met. */
export interface VisitorCounts {
  pages: number;
  files: number;
  failed: number;
  /** Documents that name two versions of one remote. */
  mixed: number;
  /** Of the first failures and mixed pages, to be read. */
  readonly examples: string[];
}

interface Visiting {
  readonly port: number;
  readonly paths: readonly VisitedPath[];
  readonly visitor: number;
  readonly pauseMs: number;
  readonly isOver: () => boolean;
  readonly counts: VisitorCounts;
}

export interface VisitedPath {
  readonly path: string;
  readonly status: number;
  /** Of somebody who is logged in. */
  readonly cookie?: string;
}

const RELEASE_FILE = /\/releases\/([\w-]+)\/([\w.-]+)\/[\w./-]+/g;
const REMOTE_DATA = /"name":"([\w-]+)","version":"([\w.-]+)"/g;

/** The versions of each remote that a document names: in its scripts, its styles, and the data that it starts with. */
export function readVersions(html: string): ReadonlyMap<string, ReadonlySet<string>> {
  const versions = new Map<string, Set<string>>();
  for (const [, remote = '', version = ''] of [...html.matchAll(RELEASE_FILE), ...html.matchAll(REMOTE_DATA)])
    versions.set(remote, (versions.get(remote) ?? new Set()).add(version));
  return versions;
}

/** Requests pages one after the other, each with those of its releases' files that were not requested before. */
export async function visitReleases({ port, paths, visitor, pauseMs, isOver, counts }: Visiting): Promise<void> {
  const cached = new Set<string>();
  const note = (kind: 'failed' | 'mixed', what: string) => {
    counts[kind]++;
    if (counts.examples.length < 5) counts.examples.push(`${kind}: ${what}`);
  };
  for (let step = visitor; !isOver(); step++) {
    const { path, status, cookie } = paths[step % paths.length] ?? { path: '/', status: 200 };
    const visit = await visitPage(path, { port, ...(cookie && { cookie }) });
    counts.pages++;
    if (visit.status !== status || !isComplete({ ...visit, status: 200 })) note('failed', `${visit.status} ${path}`);
    for (const [remote, versions] of readVersions(visit.html))
      if (versions.size > 1) note('mixed', `${path}: ${remote} ${[...versions].join(' and ')}`);
    for (const [file] of visit.html.matchAll(RELEASE_FILE)) {
      if (cached.has(file)) continue;
      cached.add(file);
      counts.files++;
      const fileStatus = await requestFile(file, port);
      if (fileStatus !== 200) note('failed', `${fileStatus} ${file}`);
    }
    await wait(pauseMs);
  }
}

/** The status; 0 where nothing came. */
function requestFile(path: string, port: number): Promise<number> {
  const headers = { host: `localhost:${port}`, 'accept-encoding': 'br' };
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, headers, timeout: 10_000 }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0)).once('error', () => resolve(0));
    })
      .once('error', () => resolve(0))
      .once('timeout', () => resolve(0));
  });
}
