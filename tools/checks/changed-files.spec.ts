import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChangeBase, listChangedFiles } from './changed-files';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
const write = (file: string, text = file) => writeFileSync(join(root, file), text);
function commit(file: string): string {
  write(file);
  git('add', '-A');
  git('commit', '-qm', `test: ${file}`);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changes-'));
  git('init', '-q', '-b', 'main');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the base of a validation', () => {
  it('is what was last pushed, also after a commit on main', () => {
    const pushed = commit('old.ts');
    const origin = mkdtempSync(join(tmpdir(), 'origin-'));
    git('init', '-q', '--bare', origin);
    git('remote', 'add', 'origin', origin);
    git('push', '-q', '-u', 'origin', 'main');
    commit('new.ts');
    const base = findChangeBase(root);
    expect(base.commit).toBe(pushed);
    expect(listChangedFiles(root, base)).toEqual(['new.ts']);
    rmSync(origin, { recursive: true });
  });

  it('is the last successful validation where there is no remote', () => {
    const validated = commit('old.ts');
    commit('new.ts');
    expect(findChangeBase(root, { validated }).commit).toBe(validated);
  });

  it('is the beginning where nothing is known, so that everything is checked', () => {
    commit('old.ts');
    const base = findChangeBase(root);
    expect(base.commit).toBeUndefined();
    expect(listChangedFiles(root, base)).toEqual(['old.ts']);
  });

  it('is what is named, and an unknown name is refused', () => {
    const first = commit('old.ts');
    commit('new.ts');
    expect(findChangeBase(root, { explicit: 'HEAD~1' }).commit).toBe(first);
    expect(() => findChangeBase(root, { explicit: 'nowhere' })).toThrow('nowhere shares no commit');
  });
});

it('changed files are committed, edited, new and deleted ones, without what git ignores', () => {
  const base = commit('kept.ts');
  commit('deleted.ts');
  commit('edited.ts');
  const since = findChangeBase(root, { explicit: 'HEAD~1' });
  rmSync(join(root, 'deleted.ts'));
  write('edited.ts', 'edited');
  write('.gitignore', 'ignored.ts');
  write('ignored.ts');
  write('new.ts');
  expect(listChangedFiles(root, since)).toEqual(['.gitignore', 'deleted.ts', 'edited.ts', 'new.ts']);
  expect(base).toHaveLength(40);
});
