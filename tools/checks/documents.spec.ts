import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');

/** Named by documents, made while the system runs. */
const GENERATED = [
  'release.json',
  'build.json',
  'keys.json',
  'secrets.json',
  'pointer.json',
  'manifest.json',
  'results.json',
];

/** Has the commands that npm's scripts and CI run. */
const RUNS_TOOLS = ['tools/checks/steps.ts', 'tools/checks/validate.ts'];

/** Paths and file names in backticks; patterns and commands are neither. */
function findMissingFiles(text: string): string[] {
  const named = [...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|json|cjs|css|yml))`/g)].map(
    ([, name = '']) => name,
  );
  const isThere = (name: string) =>
    GENERATED.includes(name.slice(name.lastIndexOf('/') + 1)) || files.some((file) => `/${file}`.endsWith(`/${name}`));
  return named.filter((name) => !isThere(name.replace(/^(?:\.\.?\/)+/, '')));
}

describe('documents', () => {
  const documents = files.filter(
    (file) => /(?:^docs\/|README\.md$|^CONTRIBUTING\.md$)/.test(file) && file.endsWith('.md'),
  );

  it.each(documents)("%s names npm's scripts, which bring the Node that they run on", (file) =>
    expect(read(file)).not.toMatch(/`[^`]*\bnode (?:-\S+ )*(?:tools|dist)\//),
  );

  it("comments, usages and pictures name npm's script of a tool that has one", () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const tools = Object.values(scripts).flatMap((command) => /^node (tools\/\S+)/.exec(command)?.[1] ?? []);
    expect(tools.length).toBeGreaterThan(20);
    const texts = files.filter((file) => /\.(?:ts|tsx|cjs|svg|md)$/.test(file) && !RUNS_TOOLS.includes(file));
    const named = texts.flatMap((file) =>
      [...read(file).matchAll(/\bnode (tools\/[\w/.-]+\.ts)/g)].map(([, tool = '']) => `${file}: ${tool}`),
    );
    expect(named.filter((one) => tools.some((tool) => one.endsWith(`: ${tool}`)))).toEqual([]);
  });

  it.each(documents)('%s names files that exist', (file) => expect(findMissingFiles(read(file))).toEqual([]));

  const benchRows = files.flatMap((file) => /^tools\/bench\/rows\/(.+)\.ts$/.exec(file)?.[1] ?? []);
  it.each(benchRows)('docs/performance.md has a line of the bench row %s', (row) =>
    expect(read('docs/performance.md')).toContain(`| \`${row}\` `),
  );

  it('docs/next.md is a list of open points, each a line with its date', () => {
    const lines = read('docs/next.md')
      .split('\n')
      .slice(4)
      .filter((line) => line !== '' && !line.startsWith('## '));
    expect(lines.filter((line) => !/^- 20\d\d-\d\d-\d\d \S.{10,400}$/.test(line))).toEqual([]);
    expect(read('docs/next.md').split(/\s+/).length).toBeLessThan(1_600);
  });

  it('a file that is gone is found', () =>
    expect(findMissingFiles('`apps/api/src/gone.ts` and `package.json` and `*.ts`')).toEqual(['apps/api/src/gone.ts']));
});
