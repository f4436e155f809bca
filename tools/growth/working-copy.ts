import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import type { Addition, Insertion, Replacement } from './addition.ts';

const git = (cwd: string, ...args: string[]): string => execFileSync('git', args, { cwd, encoding: 'utf8' });
const listFiles = (cwd: string, ...args: string[]): string[] =>
  git(cwd, 'ls-files', '-z', ...args)
    .split('\0')
    .filter(Boolean);

/** The workspace as it stands, in a folder of its own whose packages are its own folders. */
export function createWorkingCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'growth-'));
  const deleted = new Set(listFiles(ROOT, '--deleted'));
  for (const file of listFiles(ROOT, '--cached', '--others', '--exclude-standard'))
    if (!deleted.has(file)) cpSync(join(ROOT, file), join(copy, file));
  // The links to the workspace's own packages are relative, and so lead into the copy.
  execFileSync('cp', ['-a', join(ROOT, 'node_modules'), copy]);
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  git(copy, '-c', 'user.name=growth', '-c', 'user.email=growth@example.com', 'commit', '--quiet', '--message', 'state');
  return copy;
}

/** As it was created; what is ignored stays, so that compilers go on from it. */
export function restore(copy: string): void {
  git(copy, 'reset', '--quiet', '--hard');
  git(copy, 'clean', '--quiet', '-d', '--force');
}

/** Paths that differ from the workspace's, new ones included. */
export function listChanged(copy: string): string[] {
  git(copy, 'add', '--all');
  return git(copy, 'diff', '--cached', '--name-only').split('\n').filter(Boolean);
}

export const deleteWorkingCopy = (copy: string): void => rmSync(copy, { recursive: true, force: true });

/** The changed text; throws where what the change names does not stand in it exactly once. */
function change(text: string, { file, ...how }: Insertion | Replacement): string {
  const anchor = 'old' in how ? how.old : how.behind;
  const parts = text.split(anchor);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${anchor}`);
  if ('behind' in how) return parts.join(how.behind + how.text);
  return text.replace(how.old, (old) => (typeof how.text === 'string' ? how.text : how.text(old)));
}

/**
 * All files of an addition as it leaves them, by path. Throws where one is no longer as the addition expects it.
 */
export function changedFiles(root: string, { changes }: Addition): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const one of changes) {
    const before = () => files.get(one.file) ?? readFileSync(join(root, one.file), 'utf8');
    files.set(one.file, 'content' in one ? one.content : change(before(), one));
  }
  return files;
}

export function applyChanges(copy: string, addition: Addition): void {
  for (const [file, text] of changedFiles(copy, addition)) {
    const path = join(copy, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
