import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES } from '../build/apps';

const ROOT = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const TEAMS = [...REMOTE_NAMES, 'api', 'platform'].map((team) => `@heizplatz/${team}`);

const rules = read('.github/CODEOWNERS')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(/\s+/))
  .map(([pattern = '', ...owners]) => ({ pattern, owners }));
const folders = (parent: string): string[] =>
  readdirSync(join(ROOT, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `/${parent}/${name}/`);

describe('CODEOWNERS', () => {
  it.each(rules)('$pattern exists and belongs to teams', ({ pattern, owners }) => {
    expect(pattern === '*' || existsSync(join(ROOT, pattern))).toBe(true);
    expect(owners.length).toBeGreaterThan(0);
    expect(TEAMS).toEqual(expect.arrayContaining(owners));
  });

  it.each([...folders('apps'), ...folders('libs')])('names an owner of %s', (folder) => {
    expect(rules.filter(({ pattern }) => pattern === folder)).toHaveLength(1);
  });
});

it('.editorconfig agrees with .oxfmtrc.json', () => {
  const { printWidth, tabWidth = 2, useTabs = false } = JSON.parse(read('.oxfmtrc.json'));
  const settings = read('.editorconfig');
  expect(settings).toContain(`max_line_length = ${printWidth}\n`);
  expect(settings).toContain(`indent_size = ${tabWidth}\n`);
  expect(settings).toContain(`indent_style = ${useTabs ? 'tab' : 'space'}\n`);
  expect(settings).toContain('end_of_line = lf\n');
});

it('LICENSE grants nothing, as package.json says', () => {
  const { license } = JSON.parse(read('package.json'));
  expect(read('LICENSE')).toContain(`"license": "${license}"`);
  expect(license).toBe('UNLICENSED');
});

describe('CONTRIBUTING.md', () => {
  const text = read('CONTRIBUTING.md');

  it('leads to files that exist', () => {
    const targets = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, target = '']) => target);
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((target) => !existsSync(join(ROOT, target)))).toEqual([]);
  });

  it('names commands that package.json has', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...text.matchAll(/`npm (?:run )?([a-z][\w:]*)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !['ci', 'install'].includes(name) && !(name in scripts))).toEqual([]);
  });
});

/** Words that were replaced by the field's own stay away, from identifiers by lint and from files' names here. */
it('no file is named by a word that was replaced', () => {
  const { rules: lint } = JSON.parse(read('.eslintrc.json')) as { rules: Record<'id-denylist', string[]> };
  const replaced = new Set(
    lint['id-denylist'].map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  );
  const files = execFileSync('git', ['ls-files', 'apps', 'libs', 'tools'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const named = files.filter((file) => file.split('/').some((part) => replaced.has(part.replace(/\..*$/, ''))));
  expect(replaced.has('kept-documents')).toBe(true);
  expect(named).toEqual([]);
});
