import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { memoryMb } from '../bench/process-memory.ts';
import type { OwnSystem } from '../faults/own-system.ts';
import { API, getPostmaster, getProcesses, SHELL } from '../faults/strikes/signals.ts';
import { getProcessTree } from '../faults/strikes/process-tree.ts';
import { readMetrics } from './read-metrics.ts';

const BYTES_PER_MB = 1_048_576;

/** One snapshot of everything that may grow: metrics by name. */
export type Sample = Readonly<Record<string, number>>;

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

interface Sampled {
  readonly system: OwnSystem;
  readonly client: pg.Client;
  readonly metricsToken: string;
}

const ofProcesses = (name: string, pids: readonly number[]): Sample => ({
  [`${name} memory MB`]: sum(pids, memoryMb),
  [`${name} handles`]: sum(pids, (pid) => countIn(pid, 'fd')),
  [`${name} threads`]: sum(pids, (pid) => countIn(pid, 'task')),
});

export async function takeSample({ system, client, metricsToken }: Sampled): Promise<Sample> {
  const [ports = { port: 0, apiPort: 0 }] = system.nodes;
  const { rows } = await client.query<{ connections: number; mb: string; wal: number }>(DATABASE);
  const [databaseMb, walMb] = [Number(rows[0]?.mb ?? 0), rows[0]?.wal ?? 0];
  const [uploadsMb, releasesMb] = [sizeMb(join(system.dataDir, 'files')), sizeMb(system.releasesDir)];
  return {
    ...ofProcesses('API', getProcesses(system, API)),
    ...ofProcesses('shell', getProcesses(system, SHELL)),
    ...ofProcesses('database', getPostmaster(system).flatMap(getProcessTree)),
    ...ofProcesses('mock services', getProcesses(system, 'tools/mock-services/main.ts')),
    ...(await readMetrics(ports, metricsToken)),
    'database connections': rows[0]?.connections ?? 0,
    'database size MB': databaseMb,
    'database log MB': walMb,
    'uploads MB': uploadsMb,
    'releases MB': releasesMb,
    'rest of the data folder MB': sizeMb(system.dataDir) - databaseMb - walMb - uploadsMb - releasesMb,
  };
}
