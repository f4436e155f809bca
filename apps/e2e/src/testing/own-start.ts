import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestSystem } from './system-test';
import { freePort } from './free-port';
import { ROOT, TEST_DATA_DIR } from './workspace';

const STOP_MS = 30_000;
/** Beside the releases. */
const KEYS = 'release-keys';

/**
 * A system of its own, started as `npm start` does: the embedded database, the API and the shell under one parent.
 */
export interface OwnStart {
  readonly origin: string;
  readonly apiUrl: string;
  readonly port: number;
  readonly dataDir: string;
  readonly releasesDir: string;
  /** What it printed. */
  readonly said: () => string;
  /** The process of that bundle or program, by a part of its command line. */
  readonly pidOf: (part: string) => number | undefined;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

interface SystemOptions {
  /** tools/start/main.ts without the demo market by default: the reference data are there in two seconds. */
  readonly script?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Throws with the output if the process exited instead. */
export async function startSystem(system: TestSystem, options: SystemOptions = {}): Promise<OwnStart> {
  const folder = mkdtempSync(join(TEST_DATA_DIR, 'start-'));
  // PostgreSQL runs as somebody else where this runs as root.
  chmodSync(folder, 0o755);
  // Where a start looks for them by itself; with the key that signed them.
  const releasesDir = join(folder, 'releases');
  cpSync(system.releasesDir, releasesDir, { recursive: true });
  cpSync(join(dirname(system.releasesDir), KEYS), join(folder, KEYS), { recursive: true });
  const [port, apiPort] = [await freePort(), await freePort()];
  const { DATABASE_URL: _url, RELEASES_DIR: _dir, ...environment } = process.env;
  // Through a shell, as npm does.
  const child = spawn('sh', ['-c', `${process.execPath} ${options.script ?? 'tools/start/main.ts'}`], {
    cwd: ROOT,
    env: {
      ...environment,
      MODE: 'development',
      SKIP_BUILD: '1',
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      // As in the systems of tests (tools/test-systems): a busy machine is none that is overloaded or away.
      OVERLOAD_LOOP_DELAY_MS: '0',
      API_PATIENCE_MS: '10000',
      DATABASE_PATIENCE_MS: '10000',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listen = (chunk: Buffer) => void (output += chunk.toString());
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const exited = once(child, 'exit');
  const stop = async () => {
    const all = getDescendants(child.pid ?? 0);
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exited;
    await allGone(all);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const ready = new Promise<'ready'>((done) =>
    child.stdout?.on('data', () => output.includes('Heizplatz runs ') && done('ready')),
  );
  if ((await Promise.race([ready, exited])) !== 'ready') {
    await stop();
    throw new Error(`The system did not start:\n${output}`);
  }
  return {
    origin: `http://localhost:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    port,
    dataDir: folder,
    releasesDir,
    said: () => output,
    pidOf: (part) => getDescendants(child.pid ?? 0).find((pid) => getCommand(pid).includes(part)),
    process: child,
    stop,
  };
}

/** Throws when one of them still runs after what API and shell have to drain. */
async function allGone(pids: readonly number[]): Promise<void> {
  const until = Date.now() + STOP_MS;
  for (const left = () => pids.filter(isRunning); left().length > 0; await pause(50))
    if (Date.now() > until) throw new Error(`These processes are still running: ${left().map(getCommand).join(', ')}`);
}

/** In containers there may be no init process that reaps zombies. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** The database's supervisor is a session of its own, but still a child. */
export function getDescendants(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const parent = getParent(entry);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const below = (of: number): number[] => (children.get(of) ?? []).flatMap((child) => [child, ...below(child)]);
  return [pid, ...below(pid)];
}

function getParent(entry: string): number | undefined {
  try {
    return Number(
      readFileSync(`/proc/${entry}/stat`, 'utf8')
        .replace(/^.*\) \S /s, '')
        .split(' ')[0],
    );
  } catch {
    return undefined;
  }
}

function getCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
