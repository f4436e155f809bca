import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Places } from './choose-places.ts';

/** Superuser of the cluster; it listens on 127.0.0.1 alone. */
const SUPERUSER = 'postgres';

/**
 * Sorted by code points on any machine, with the small letters of all scripts, which the locale C lacks. LC_CTYPE is what
 * trigrams take for letters: where 'ö' is none, 'kö' is looked for as 'k'.
 */
const LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

const passwordFile = (dataDir: string): string => join(dataDir, 'password');
export const clusterDir = (dataDir: string): string => join(dataDir, 'cluster');

export const databaseUrl = (dataDir: string, port: number): string =>
  `postgres://${SUPERUSER}:${readFileSync(passwordFile(dataDir), 'utf8').trim()}@127.0.0.1:${port}/postgres`;

/** Makes the cluster unless it is there. The password file comes last: without it, a cluster is half-made and made anew. */
export function initialiseCluster({ binaries, dataDir, account }: Places): void {
  if (existsSync(passwordFile(dataDir))) return;
  rmSync(clusterDir(dataDir), { recursive: true, force: true });
  const draft = `${passwordFile(dataDir)}.draft`;
  writeFileSync(draft, randomBytes(18).toString('base64url'), { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(draft, account.uid, account.gid);
  const initialise = (ctype: string) =>
    spawnSync(
      binaries.initdb,
      [
        ...['-D', clusterDir(dataDir), '-U', SUPERUSER, `--pwfile=${draft}`, '--auth=scram-sha-256'],
        ...['--encoding=UTF8', ...LOCALE, `--lc-ctype=${ctype}`],
      ],
      { ...account, cwd: dataDir, encoding: 'utf8' },
    );
  // A machine may lack that locale: searches find the same there, and read more rows for words with umlauts.
  const made = initialise('C.UTF-8').status === 0 ? undefined : initialise('C');
  if (made && made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  renameSync(draft, passwordFile(dataDir));
}

/** The postmaster that postmaster.pid names, if it is alive. */
export function findPostmaster(dataDir: string): { pid: number; port: number } | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(clusterDir(dataDir), 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 && isAlive(pid) ? { pid, port } : undefined;
}

/** In containers there may be no init process that reaps orphans: a zombie still has its pid. */
function isZombie(pid: number): boolean {
  try {
    return / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, ''));
  } catch {
    return false;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // It lives under another account.
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM';
  }
}

/** Spawns the server; `settings` are PostgreSQL's own (max_connections, fsync …). */
export function spawnPostmaster(
  { binaries, dataDir, account }: Places,
  port: number,
  settings: Readonly<Record<string, string>>,
): ChildProcess {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '100',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  return spawn(
    binaries.postgres,
    [
      '-D',
      clusterDir(dataDir),
      '-p',
      String(port),
      ...Object.entries(all).flatMap(([k, value]) => ['-c', `${k}=${value}`]),
    ],
    { ...account, cwd: dataDir, stdio: ['ignore', 'ignore', 'pipe'] },
  );
}

/** Requests it to end its sessions and stop; after 10 s it stops without a checkpoint. */
export async function stopPostmaster(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isAlive(pid) && waited < 10_000; waited += 20) await pause(20);
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
}
