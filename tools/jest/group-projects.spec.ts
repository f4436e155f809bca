import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '../..');
const BROWSER_SPEC = /^apps\/e2e\/src\/(journeys|system)\//;

const { groupProjects } = jest.requireActual<{
  groupProjects: (root: string, patterns: readonly string[]) => readonly object[];
}>('./group-projects.cjs');

describe('jest’s projects of the whole workspace', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'group-projects-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const plant = (file: string, configuration: object): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `module.exports = ${JSON.stringify(configuration)};`);
  };

  it('are one for those that differ in name and tests alone', () => {
    plant('libs/a/jest.config.cjs', { displayName: 'a', testMatch: ['<rootDir>/src/*.ts'], testEnvironment: 'node' });
    plant('libs/b/jest.config.cjs', { displayName: 'b', testMatch: ['<rootDir>/specs/*.ts'], testEnvironment: 'node' });
    plant('libs/c/jest.config.cjs', { displayName: 'c', testMatch: ['<rootDir>/src/*.ts'], testEnvironment: 'jsdom' });
    expect(groupProjects(root, ['libs/*/jest.config.cjs'])).toEqual([
      {
        testEnvironment: 'node',
        rootDir: root,
        roots: [join(root, 'libs/a'), join(root, 'libs/b')],
        testMatch: [join(root, 'libs/a/src/*.ts'), join(root, 'libs/b/specs/*.ts')],
      },
      {
        testEnvironment: 'jsdom',
        rootDir: root,
        roots: [join(root, 'libs/c')],
        testMatch: [join(root, 'libs/c/src/*.ts')],
      },
    ]);
  });

  it('run every spec of the repository that is not for a browser', () => {
    const run = (command: string, ...args: string[]): string[] =>
      execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 24 })
        .trim()
        .split('\n');
    const specs = run('git', 'ls-files', '--cached', '--others', '--exclude-standard', '*.spec.ts', '*.spec.tsx');
    const expected = specs.filter((file) => !BROWSER_SPEC.test(file)).map((file) => join(ROOT, file));
    expect(run('jest', '--listTests').sort()).toEqual(expected.sort());
  });
});
