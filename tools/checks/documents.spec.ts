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
    expect(read(file)).not.toMatch(/`[^`]*\bnode tools\//),
  );

  it.each(documents)('%s names files that exist', (file) => expect(findMissingFiles(read(file))).toEqual([]));

  const benchRows = files.flatMap((file) => /^tools\/bench\/rows\/(.+)\.ts$/.exec(file)?.[1] ?? []);
  it.each(benchRows)('docs/performance.md has a line of the bench row %s', (row) =>
    expect(read('docs/performance.md')).toContain(`| \`${row}\` `),
  );

  it('a file that is gone is found', () =>
    expect(findMissingFiles('`apps/api/src/gone.ts` and `package.json` and `*.ts`')).toEqual(['apps/api/src/gone.ts']));
});
