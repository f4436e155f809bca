import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { binariesIn, findBinaries, noBinary, type Binaries } from './find-binaries.ts';

export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

export interface Places {
  readonly binaries: Binaries;
  readonly dataDir: string;
  /** Whom PostgreSQL runs as: it refuses root. */
  readonly account: Account;
}

/** For root's files that another uid must be able to reach; the sticky bit prevents others from replacing them. */
const OPEN_FOLDER = '/var/tmp';
const ANONYMOUS = { uid: 65534, gid: 65534 };

const getNobodyId = (flag: '-u' | '-g', preset: number): number => {
  const text = spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout ?? '';
  return /^\d+\s*$/.test(text) ? Number(text) : preset;
};

function accountToUse(): Account {
  if (process.getuid?.() !== 0) return {};
  return { uid: getNobodyId('-u', ANONYMOUS.uid), gid: getNobodyId('-g', ANONYMOUS.gid) };
}

/** Checked inside the shell: the spawn's own cwd is entered before the account changes. */
const canEnter = (folder: string, account: Account): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0;

/** A copy that only root could have created, so that no other user's file is executed. */
function copyBinaries(from: Binaries, version: string): Binaries {
  const target = join(OPEN_FOLDER, `heizplatz-postgres-${version}`);
  if (existsSync(target)) {
    const state = lstatSync(target);
    if (!state.isDirectory() || state.uid !== 0 || (state.mode & 0o022) !== 0)
      throw new Error(`${target} belongs to another user; remove it`);
    return binariesIn(target);
  }
  const draft = mkdtempSync(`${target}-`);
  cpSync(from.folder, draft, { recursive: true, verbatimSymlinks: true });
  chmodSync(draft, 0o755);
  try {
    renameSync(draft, target);
  } catch {
    // Another start was faster.
    rmSync(draft, { recursive: true, force: true });
  }
  return binariesIn(target);
}

function getVersion(binaries: Binaries, account: Account): string | undefined {
  const { stdout } = spawnSync(binaries.postgres, ['--version'], { ...account, cwd: '/', encoding: 'utf8' });
  return /(\d+(\.\d+)*)/.exec(stdout ?? '')?.[1];
}

function reachableBinaries(account: Account): Binaries {
  const localBinaries = findBinaries();
  if (getVersion(localBinaries, account)) return localBinaries;
  const version = getVersion(localBinaries, {});
  if (!version) throw new Error(noBinary('its binary does not run on this machine'));
  return copyBinaries(localBinaries, version);
}

/** As root under a closed home (0700) the other uid reaches nothing there: the data then lie in an open folder. */
function reachableData(dataDir: string, account: Account): string {
  if (account.uid === undefined || canEnter(dirname(dataDir), account)) return dataDir;
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return join(OPEN_FOLDER, `heizplatz-${basename(dataDir)}-${key}`);
}

/** Where `choosePlaces` puts the data of a folder; makes nothing. */
export const locateData = (targetDataDir: string): string => reachableData(resolve(targetDataDir), accountToUse());

/** Which binaries, folder and account fit this machine; makes the data folder, owned by the account. */
export function choosePlaces(targetDataDir: string): Places {
  const account = accountToUse();
  const binaries = reachableBinaries(account);
  mkdirSync(dirname(resolve(targetDataDir)), { recursive: true });
  const dataDir = reachableData(resolve(targetDataDir), account);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (account.uid !== undefined && account.gid !== undefined) {
    const state = lstatSync(dataDir);
    if (!state.isDirectory() || (state.uid !== 0 && state.uid !== account.uid))
      throw new Error(`${dataDir} belongs to another user; remove it`);
    chownSync(dataDir, account.uid, account.gid);
  }
  return { binaries, dataDir, account };
}
