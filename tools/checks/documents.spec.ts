import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');

const records = readdirSync(join(ROOT, 'docs/decisions'));
const numbers = records.map((file) => file.slice(0, 4));
const HEAD =
  /^# (?<number>\d{4}) \S.*\n\nDate: 20\d\d-\d\d-\d\d\. Status: (?:accepted|superseded by (?<successor>\d{4}))\.(?<rest>.*)\n/;

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

describe('decision records', () => {
  it('have a number each', () => expect(new Set(numbers).size).toBe(records.length));

  it.each(records)('%s says when it was made and what became of it', (file) => {
    const { number, successor, rest = '' } = HEAD.exec(read(`docs/decisions/${file}`))?.groups ?? {};
    expect(number).toBe(file.slice(0, 4));
    const related = [successor ?? [], rest.match(/\b0\d{3}\b/g) ?? []].flat();
    expect(related.filter((other) => !numbers.includes(other))).toEqual([]);
  });
});

describe('documents', () => {
  const documents = files.filter(
    (file) => /(?:^docs\/|README\.md$|^CONTRIBUTING\.md$)/.test(file) && file.endsWith('.md'),
  );

  it.each(documents)('%s names files that exist', (file) => expect(findMissingFiles(read(file))).toEqual([]));

  const benchRows = files.flatMap((file) => /^tools\/bench\/rows\/(.+)\.ts$/.exec(file)?.[1] ?? []);
  it.each(benchRows)('docs/performance.md has a line of the bench row %s', (row) =>
    expect(read('docs/performance.md')).toContain(`| \`${row}\` `),
  );

  it('a file that is gone is found', () =>
    expect(findMissingFiles('`apps/api/src/gone.ts` and `package.json` and `*.ts`')).toEqual(['apps/api/src/gone.ts']));
});
