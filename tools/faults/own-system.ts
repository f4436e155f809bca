import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../build/workspace.ts';
import { databaseUrl, findPostmaster } from '../database/cluster.ts';
import { freePortBlock } from '../database/free-port.ts';
import { nodePorts, type NodePorts } from '../start/settings.ts';
import { copySeededDatabase, copySeededFiles, ensureSeededDemo } from '../test-systems/seeded-demo.ts';

/** The whole demonstration as `npm start` runs it, with data, ports and releases of its own. */
export interface OwnSystem {
  readonly pid: number;
  readonly nodes: readonly NodePorts[];
  /** Where uploads, secrets and the database lie. */
  readonly dataDir: string;
  readonly releasesDir: string;
  /** Where the database's files lie. */
  readonly databaseDir: string;
  readonly databaseUrl: string;
  /** The log entries of calls that returned 500, the first twenty. */
  readonly internalErrors: readonly string[];
  stop(): Promise<void>;
}

/** A run places more orders than anybody may, from more addresses than this machine has. */
export const NO_LIMITS = {
  TRUSTED_PROXIES: 'loopback',
  ...{
    LIMIT_MAILS_PER_MAILBOX: '999999',
    LIMIT_ORDERS_PER_MAILBOX: '999999',
    LIMIT_ORDERS_PER_ADDRESS: '999999',
    LIMIT_ORDERS_PER_DEALER: '999999',
  },
  ...{ LIMIT_GUEST_ORDERS_PER_DEALER: '999999', LIMIT_UNPROVEN_ORDERS: '999999', LIMIT_ORDER_STARTS: '999999' },
};

/** Shell and API, mock services up to PORT + 9, and further nodes from PORT + 10 on. */
const PORTS = 20;

interface SystemOptions {
  readonly environment: Readonly<Record<string, string>>;
  /** APIs, and shells. */
  readonly nodes: number;
}

/** Throws with the output when it exits instead of running. Nothing is built: run `npm run build` before. */
export async function startOwnSystem({ environment, nodes }: SystemOptions): Promise<OwnSystem> {
  const demo = await ensureSeededDemo(new Date());
  const folder = mkdtempSync(join(tmpdir(), 'heizplatz-faults-'));
  // PostgreSQL runs as somebody else where this runs as root.
  chmodSync(folder, 0o755);
  const databaseDir = join(folder, 'postgres');
  copySeededFiles(demo, folder);
  copySeededDatabase(demo, databaseDir);
  const port = await freePortBlock(PORTS);
  const apiPort = port + 1;
  const releasesDir = join(folder, 'releases');
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ['tools/start/main.ts'], {
    cwd: ROOT,
    env: {
      ...inherited,
      ...NO_LIMITS,
      ...{ MODE: 'demo', SKIP_BUILD: '1', PORT: String(port), API_PORT: String(apiPort), LOG_LEVEL: 'error' },
      ...{ DATA_DIR: folder, RELEASES_DIR: releasesDir, NODES: String(nodes) },
      // The last API's clock is an hour ahead all the while, when it is not the only one.
      ...(nodes > 1 && {
        NODE_OPTIONS: `--import=${new URL('shifted-clock.ts', import.meta.url).href}`,
        SHIFTED_API_PORT: String(nodePorts({ port, apiPort, nodes }).at(-1)?.apiPort),
      }),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const internalErrors: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.includes('"code":"INTERNAL"') && internalErrors.length < 20) internalErrors.push(line);
  });
  let output = '';
  const isReady = new Promise<boolean>((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output = `${output}${chunk.toString()}`.slice(-20_000);
        if (output.includes('Heizplatz runs ')) done(true);
      });
    void exited.then(() => done(false));
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const isRunning = await isReady;
  const postmaster = findPostmaster(databaseDir);
  if (!isRunning || !postmaster || child.pid === undefined) {
    await stop();
    throw new Error(`Heizplatz did not start:\n${output}`);
  }
  return {
    ...{ pid: child.pid, nodes: nodePorts({ port, apiPort, nodes }), internalErrors, stop },
    ...{ dataDir: folder, releasesDir, databaseDir, databaseUrl: databaseUrl(databaseDir, postmaster.port) },
  };
}
