import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { CALLS, type OrderExportJob } from '@heizplatz/contract';
import type { BenchVisitor } from '../bench-visitor.ts';

const KB_A_MB = 1024;

/** Resident memory of a process in MB. */
function readMemory(pid: number): number {
  const [, kb = ''] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) / KB_A_MB;
}

export interface MeasuredExport {
  readonly rows: number;
  readonly seconds: number;
  readonly memoryBefore: number;
  /** Highest of the last nine tenths of the file; the first tenth warms up. */
  readonly memoryPeak: number;
  readonly memoryAtTenth: number;
}

/** Has the API write a file of orders (query of exportOrders) by its job, and watches its memory meanwhile. */
export async function measureExport(staff: BenchVisitor, pid: number, query: string): Promise<MeasuredExport> {
  const memoryBefore = readMemory(pid);
  const start = performance.now();
  const jobs = (await staff.post(CALLS.startOrderExport.path, { Query: query })) as readonly OrderExportJob[];
  const [{ Id = '' } = {}] = jobs;
  const samples: { rows: number; memory: number }[] = [];
  for (;;) {
    await pause(200);
    const all = (await staff.get(CALLS.orderExportJobs.path)) as readonly OrderExportJob[];
    const job = all.find((one) => one.Id === Id);
    if (!job || job.State === 'failed') throw new Error('The export failed');
    samples.push({ rows: job.RowsDone, memory: readMemory(pid) });
    if (job.State !== 'done') continue;
    const late = samples.filter(({ rows }) => rows >= job.RowsDone / 10).map(({ memory }) => memory);
    return {
      rows: job.RowsDone,
      seconds: (performance.now() - start) / 1000,
      memoryBefore,
      memoryAtTenth: late[0] ?? NaN,
      memoryPeak: Math.max(...late),
    };
  }
}
