import { readdirSync, readFileSync } from 'node:fs';

const readOf = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It ended meanwhile.
    return '';
  }
};

const getParent = (pid: number): number =>
  Number(
    readOf(pid, 'stat')
      .replace(/^.*\) \S /s, '')
      .split(' ')[0],
  );

/** A process and all below it (Linux). */
export function getProcessTree(root: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = pids.map((name) => [Number(name), getParent(Number(name))] as const);
  const below = (of: number): number[] =>
    parents.filter(([, parent]) => parent === of).flatMap(([pid]) => [pid, ...below(pid)]);
  return [root, ...below(root)];
}

/** The processes of a tree whose command line has this part. */
export const findAllInTree = (root: number, part: string): number[] =>
  getProcessTree(root).filter((pid) => readOf(pid, 'cmdline').replaceAll('\0', ' ').includes(part));
