import { readdirSync, readFileSync } from 'node:fs';

/**
 * Processor seconds of a process by Linux's scheduler (nanoseconds, where /proc/PID/stat has hundredths of a second),
 * summed over the threads that it has now.
 */
export function readCpuSeconds(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const nanos = threads.map((thread) => {
    try {
      return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // It ended meanwhile.
      return 0;
    }
  });
  return nanos.reduce((sum, one) => sum + one, 0) / 1e9;
}
