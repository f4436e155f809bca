import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { parse } from 'yaml';

const ROOT = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const project = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;
const PACKAGES = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
  Object.keys(project[kind] ?? {}),
);

/** A repository of its own with what the project's hooks and its command for versions read. */
const repository = mkdtempSync(join(tmpdir(), 'equipment-'));
afterAll(() => rmSync(repository, { recursive: true }));
const AUTHOR = { GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@example.com' };
const COMMITTER = { GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@example.com' };
const env = {
  ...process.env,
  ...AUTHOR,
  ...COMMITTER,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_DIR: undefined,
  // As npm run has it.
  PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`,
};
const git = (...words: string[]) => execFileSync('git', words, { cwd: repository, env, encoding: 'utf8' });
const commit = (subject: string) =>
  spawnSync('git', ['commit', '--allow-empty', '-m', subject], { cwd: repository, env });

beforeAll(() => {
  git('init', '-q', '-b', 'main');
  git('config', 'core.hooksPath', join(ROOT, '.githooks'));
  symlinkSync(join(ROOT, 'node_modules'), join(repository, 'node_modules'));
  for (const file of ['.oxfmtrc.json', 'CHANGELOG.md']) writeFileSync(join(repository, file), read(file));
  const { version, 'commit-and-tag-version': settings } = project;
  writeFileSync(
    join(repository, 'package.json'),
    `${JSON.stringify({ name: 'x', version, 'commit-and-tag-version': settings }, null, 2)}\n`,
  );
  git('add', 'package.json', 'CHANGELOG.md', '.oxfmtrc.json');
  git('commit', '-qm', 'feat: a beginning');
  git('tag', `v${String(version)}`);
});

describe('the hooks', () => {
  it.each<[string, boolean]>([
    ['feat(order): a payment kind more', true],
    ['docs: how a version is made', true],
    ["Merge branch 'x'", true],
    [`fix(api): ${'ä'.repeat(62)}`, true],
    [`fix(api): ${'ä'.repeat(63)}`, false],
    ['a payment kind more', false],
    ['feature: a payment kind more', false],
    ['feat(order):a payment kind more', false],
  ])('let the subject %j pass: %s', (subject, passes) => expect(commit(subject).status === 0).toBe(passes));

  it.each<[string, string, boolean]>([
    ['formatted.ts', 'export const a = 1;\n', true],
    ['not formatted.ts', 'export const a  =  1\n', false],
  ])('take a file that is %s', (file, text, passes) => {
    writeFileSync(join(repository, file), text);
    git('add', file);
    expect(commit('test: a file').status === 0).toBe(passes);
    if (!passes) git('rm', '-qf', '--cached', file);
  });
});

it('npm run version:tag writes what users notice into the changelog, and sets the tag', () => {
  for (const subject of ['feat(order): a new thing', 'fix(api): an old fault', 'test: a test']) commit(subject);
  execFileSync(join(ROOT, 'node_modules/.bin/commit-and-tag-version'), { cwd: repository, env });
  const changelog = readFileSync(join(repository, 'CHANGELOG.md'), 'utf8');
  expect(changelog.startsWith(read('CHANGELOG.md').trimEnd())).toBe(true);
  for (const part of ['### New', 'a new thing', '### Mended', 'an old fault']) expect(changelog).toContain(part);
  expect(changelog).not.toContain('a test');
  expect(git('tag', '--points-at', 'HEAD').trim()).toMatch(/^v0\.\d+\.\d+$/);
});

const workflows = globSync('.github/workflows/*.yml', { cwd: ROOT });
it.each(workflows)('%s runs .ci/run and nothing else', (file) => {
  const { jobs } = parse(read(file)) as { jobs: Record<string, { steps: { run?: string }[] }> };
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(commands).toEqual(['.ci/run']);
});

it('groups of updates name packages of the project', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    updates: { 'package-ecosystem': string; groups?: Record<string, { patterns: string[] }> }[];
  };
  const patterns = updates.flatMap(({ groups = {} }) => Object.values(groups).flatMap((group) => group.patterns));
  const isNamed = (pattern: string) => PACKAGES.some((name) => matchesGlob(name, pattern));
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((pattern) => !isNamed(pattern))).toEqual([]);
});

it('.nvmrc has a version of Node that npm ci installs', () => {
  const versions = Object.entries(project['optionalDependencies'] ?? {}).filter(([name]) => name.startsWith('node-'));
  expect(versions.map(([, version]) => version)).toContain(read('.nvmrc').trim());
});

it('the dev container runs commands that package.json has, and the Node of .nvmrc', () => {
  const { image, postCreateCommand } = JSON.parse(read('.devcontainer/devcontainer.json')) as Record<string, string>;
  const commands = [...(postCreateCommand ?? '').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in (project['scripts'] ?? {})))).toEqual([]);
  expect(image).toContain(`:${read('.nvmrc').split('.')[0]}-`);
});

it.each(globSync('.github/ISSUE_TEMPLATE/{fault,wish}.yml', { cwd: ROOT }))('%s asks for what it requires', (file) => {
  const { name, description, body } = parse(read(file)) as Record<string, { id: string; attributes: object }[]>;
  expect([name, description]).toEqual([expect.any(String), expect.any(String)]);
  expect(new Set(body?.map(({ id }) => id)).size).toBe(body?.length);
});

it.each(['SECURITY.md', '.github/pull_request_template.md'])('%s leads to files and commands that exist', (file) => {
  const text = read(file);
  const targets = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, target = '']) => target);
  expect(targets.filter((target) => globSync(target, { cwd: ROOT }).length === 0)).toEqual([]);
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in (project['scripts'] ?? {})))).toEqual([]);
});
