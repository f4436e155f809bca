import { execFileSync } from 'node:child_process';

/** Where the changes of a checkout begin. */
export interface ChangeBase {
  /** Undefined: nothing was ever pushed, so everything is a change. */
  readonly commit: string | undefined;
  readonly description: string;
}

function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/**
 * What was last pushed: the branch's upstream, else the remote's main; without a remote, the commit of the last
 * successful validation. Throws when `explicit` names no commit.
 */
export function findChangeBase(root: string, { explicit, validated }: BaseHints = {}): ChangeBase {
  const upstream = git(root, 'rev-parse', '--abbrev-ref', '@{upstream}');
  const references = [explicit, upstream, 'origin/main', validated];
  for (const reference of explicit ? [explicit] : references) {
    if (!reference) continue;
    const commit = git(root, 'merge-base', 'HEAD', reference);
    if (commit) return { commit, description: `${reference} (${commit.slice(0, 7)})` };
  }
  if (explicit) throw new Error(`${explicit} shares no commit with this branch`);
  return { commit: undefined, description: 'the first commit, since there is no upstream and no earlier validation' };
}

interface BaseHints {
  readonly explicit?: string | undefined;
  readonly validated?: string | undefined;
}

/** Files that differ from the base, by path below the root: committed, staged, edited, new and deleted ones. */
export function listChangedFiles(root: string, { commit }: ChangeBase): string[] {
  const tracked = commit ? git(root, 'diff', '--name-only', '--no-renames', commit) : git(root, 'ls-files');
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard');
  const lines = `${tracked ?? ''}\n${untracked ?? ''}`.split('\n').filter((line) => line !== '');
  return [...new Set(lines)].sort();
}
