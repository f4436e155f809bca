import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { OwnHouse } from '../faults/own-house.ts';
import { API, postmasterOf, processesOf, SHELL } from '../faults/strikes/signals.ts';
import { treeOf } from '../faults/strikes/process-tree.ts';

const KB_PER_MB = 1024;
const BYTES_PER_MB = 1_048_576;

/** One look at everything that may grow: figures by name. */
export type Sample = Readonly<Record<string, number>>;

/** Memory that is a process's own, and its part of what it shares (Pss), in MB; 0 for one that ended. */
function memoryMb(pid: number): number {
  try {
    const [, kb] = /^Pss: +(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kb ?? 0) / KB_PER_MB;
  } catch {
    return 0;
  }
}

function countIn(pid: number, folder: 'fd' | 'task'): number {
  try {
    return readdirSync(`/proc/${pid}/${folder}`).length;
  } catch {
    return 0;
  }
}

const sum = (pids: readonly number[], of: (pid: number) => number): number =>
  pids.reduce((total, pid) => total + of(pid), 0);

function sizeMb(folder: string): number {
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((total, size) => total + size, 0) / BYTES_PER_MB;
}

const DATABASE = `select (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
  pg_database_size(current_database()) / ${BYTES_PER_MB}.0 as mb,
  (select sum(size)::float8 / ${BYTES_PER_MB} from pg_ls_waldir()) as wal`;

export async function takeSample(house: OwnHouse, client: pg.Client): Promise<Sample> {
  const [api, shell, database] = [
    processesOf(house, API),
    processesOf(house, SHELL),
    postmasterOf(house).flatMap(treeOf),
  ];
  const { rows } = await client.query<{ connections: number; mb: string; wal: number }>(DATABASE);
  return {
    'API memory MB': sum(api, memoryMb),
    'API handles': sum(api, (pid) => countIn(pid, 'fd')),
    'API threads': sum(api, (pid) => countIn(pid, 'task')),
    'shell memory MB': sum(shell, memoryMb),
    'shell handles': sum(shell, (pid) => countIn(pid, 'fd')),
    'shell threads': sum(shell, (pid) => countIn(pid, 'task')),
    'database memory MB': sum(database, memoryMb),
    'database connections': rows[0]?.connections ?? 0,
    'database size MB': Number(rows[0]?.mb ?? 0),
    'database log MB': rows[0]?.wal ?? 0,
    'uploads MB': sizeMb(join(house.dataDir, 'files')),
    'releases MB': sizeMb(house.releasesDir),
  };
}
