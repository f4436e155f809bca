import { readFileSync } from 'node:fs';

const KB_PER_MB = 1024;

/** Memory that is a process's own, and its part of what it shares (Pss), in MB; 0 for one that ended. */
export function memoryMb(pid: number): number {
  try {
    const [, kb] = /^Pss: +(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kb ?? 0) / KB_PER_MB;
  } catch {
    return 0;
  }
}
