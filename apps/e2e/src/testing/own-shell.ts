import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port';
import { isListening } from './is-listening';
import type { TestSystem } from './system-test';
import { ROOT, TEST_DATA_DIR } from './workspace';

/** A second shell with releases of its own: what a test does to them, no other test sees. */
export interface OwnShell {
  readonly origin: string;
  readonly releasesDir: string;
  readonly process: ChildProcess;
  readonly isRunning: () => boolean;
  readonly stop: () => Promise<void>;
}

interface ShellOptions {
  /** Default: the system's API. */
  readonly apiUrl?: string;
  /** Variables beside those of a demo. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Default: a copy of the system's. */
  readonly releasesDir?: string;
  /** Changes its releases before it reads them. */
  readonly prepareReleases?: (releasesDir: string) => Promise<void>;
  /** Default: not before it may be sent visitors, as by a load balancer; it listens after twenty seconds at the latest. */
  readonly isAwaited?: boolean;
}

/** A folder with the system's releases, for a shell or an API of a test's own; lies beside the published ones, whose key is its too. */
export function copyReleases(system: TestSystem): string {
  const releasesDir = mkdtempSync(join(TEST_DATA_DIR, 'shell-'));
  cpSync(system.releasesDir, releasesDir, { recursive: true });
  return releasesDir;
}

/** As a load balancer asks. */
async function becomesReady(origin: string): Promise<void> {
  while (!(await fetch(`${origin}/readyz`)).ok) await setTimeout(100);
}

/** Removes its releases when it stops. */
export async function startShell(system: TestSystem, options: ShellOptions = {}): Promise<OwnShell> {
  const {
    apiUrl = `http://127.0.0.1:${system.apiPort}`,
    environment = {},
    prepareReleases,
    isAwaited = true,
  } = options;
  const releasesDir = options.releasesDir ?? copyReleases(system);
  await prepareReleases?.(releasesDir);
  const port = await freePort();
  const shell = spawn(process.execPath, [join(ROOT, 'dist/apps/shell/server/main.js')], {
    cwd: ROOT,
    env: {
      ...process.env,
      MODE: 'demo',
      PORT: String(port),
      API_URL: apiUrl,
      RELEASES_DIR: releasesDir,
      // The system's API names releases of another folder.
      RELEASE_POINTER: 'folder',
      // Pages fail here on purpose.
      LOG_LEVEL: 'silent',
      // As the system's own shell (tools/test-systems): a busy machine is no API that is away.
      API_PATIENCE_MS: '10000',
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await isListening(shell, 'The shell');
  const origin = `http://localhost:${port}`;
  if (isAwaited) await becomesReady(origin);
  const isRunning = () => shell.exitCode === null && shell.signalCode === null;
  return {
    origin,
    releasesDir,
    process: shell,
    isRunning,
    stop: async () => {
      const gone = new Promise((done) => shell.once('exit', done));
      if (isRunning() && shell.kill('SIGTERM')) await gone;
      rmSync(releasesDir, { recursive: true });
    },
  };
}
