import { readdirSync, readFileSync } from 'node:fs';

/**
 * Processor seconds of the threads that a process has now, by their names, by Linux's scheduler (nanoseconds, where
 * /proc/PID/stat has hundredths of a second). Threads of one name are summed.
 */
export function readThreadSeconds(pid: number): ReadonlyMap<string, number> {
  const seconds = new Map<string, number>();
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const read = (file: string) => readFileSync(`/proc/${pid}/task/${thread}/${file}`, 'utf8');
    try {
      const name = read('comm').trim();
      seconds.set(name, (seconds.get(name) ?? 0) + Number(read('schedstat').split(' ')[0]) / 1e9);
    } catch {
      // It ended meanwhile.
    }
  }
  return seconds;
}

/** Processor seconds of a process. */
export const readCpuSeconds = (pid: number): number =>
  [...readThreadSeconds(pid).values()].reduce((sum, one) => sum + one, 0);
