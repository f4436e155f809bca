import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { publishShell } from '../releases/shell-builds.ts';
import { check, type CheckResult, expectTrue } from './checks.ts';
import type { Cluster } from './cluster.ts';
import { makeNextBuild } from './next-build.ts';

/** A page of each remote that strangers may see. */
const PATHS = ['/', '/pelletpreise', '/benutzerkonto/anmeldung', '/support'];
const VISITORS = 4;
/** Pages that visitors get from shells of both builds before the second shell is replaced too. */
const MIXED_PAGES = 40;
const PATIENCE_MS = 120_000;

/** A document and what a browser loads with it. */
interface OpenPage {
  readonly path: string;
  readonly files: readonly string[];
}

/** Scripts, styles and chunks of shell and remotes, as the document names them. */
const findFiles = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="(\/(?:assets|releases)\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? ''),
  ),
];

class DeployVisitors {
  readonly failures: string[] = [];
  readonly pages: OpenPage[] = [];
  readonly #origin: string;
  readonly #closing = new AbortController();
  readonly #visits: Promise<unknown>;

  constructor(origin: string) {
    this.#origin = origin;
    this.#visits = Promise.all(Array.from({ length: VISITORS }, (_, nth) => this.#visit(nth)));
  }

  async stop(): Promise<void> {
    this.#closing.abort();
    await this.#visits;
  }

  /** Once so many more pages were seen as a list of what they load wants. Rejects after two minutes. */
  async untilSeen(count: number, isOne: (page: OpenPage) => boolean): Promise<void> {
    const from = this.pages.length;
    for (
      const end = performance.now() + PATIENCE_MS;
      this.pages.slice(from).filter(isOne).length < count;
      await pause(50)
    )
      expectTrue(
        performance.now() < end,
        `visitors saw ${this.pages.length - from} pages, too few of what was waited for`,
      );
  }

  /** One that does not come, or is empty, is among the failures. */
  async load(file: string): Promise<void> {
    const response = await fetch(this.#origin + file);
    const { byteLength } = await response.arrayBuffer();
    if (response.status !== 200 || byteLength === 0) this.failures.push(`${file} is ${response.status}`);
  }

  async #visit(nth: number): Promise<void> {
    for (let at = nth; !this.#closing.signal.aborted; at += 1) {
      const path = PATHS[at % PATHS.length] ?? '/';
      const response = await fetch(this.#origin + path).catch((error: unknown) => String(error));
      if (typeof response === 'string' || response.status !== 200) {
        this.failures.push(`${path} is ${typeof response === 'string' ? response : response.status}`);
        continue;
      }
      const files = findFiles(await response.text());
      if (files.length === 0) this.failures.push(`${path} names no script and no style`);
      await Promise.all(files.map((file) => this.load(file)));
      this.pages.push({ path, files });
    }
  }
}

/**
 * Replaces one shell after the other by another build under visitors, as a rolling deploy does: one leaves and one joins.
 * Each page and each file that it names has to come, those of a tab too that was opened before.
 */
export const checkRollingDeploy = (cluster: Cluster): Promise<CheckResult> =>
  check('a deploy of the shell is not seen: two builds behind nginx, under visitors', async () => {
    const nextImage = join(cluster.folder, 'images/shell-next');
    const next = `/assets/${makeNextBuild(join(cluster.folder, 'images/shell'), nextImage)}/`;
    await publishNext(join(nextImage, 'dist/apps/shell'));
    const isNext = ({ files }: OpenPage) => files.some((file) => file.startsWith(next));
    const visitors = new DeployVisitors(`http://localhost:${cluster.nginx.port}`);
    try {
      await visitors.untilSeen(PATHS.length, (page) => !isNext(page));
      const tabs = visitors.pages.slice(0, PATHS.length);
      await cluster.deployShell(0, nextImage);
      await visitors.untilSeen(MIXED_PAGES, isNext);
      const mixedOld = visitors.pages.filter((page) => !isNext(page)).length;
      await cluster.deployShell(1, nextImage);
      await visitors.untilSeen(MIXED_PAGES, isNext);
      for (const { files } of tabs) await Promise.all(files.map((file) => visitors.load(file)));
      expectTrue(visitors.failures.length === 0, `${visitors.failures.length} failed: ${visitors.failures[0]}`);
      return `${visitors.pages.length} pages, ${mixedOld} of the build before, 0 failed, ${tabs.length} open tabs whole`;
    } finally {
      await visitors.stop();
    }
  });

async function publishNext(shellDir: string): Promise<void> {
  process.env['SHELL_DIR'] = shellDir;
  try {
    await publishShell(new Date());
  } finally {
    delete process.env['SHELL_DIR'];
  }
}
