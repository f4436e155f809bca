import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCitedRules, findForeignDocuments, readRules } from './rules';

const ROOT = join(__dirname, '../..');
const FOLDER = 'docs/rules';
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));

const pages = readdirSync(join(ROOT, FOLDER)).filter((page) => page !== 'README.md');
const rules = pages.flatMap((page) => readRules(read(`${FOLDER}/${page}`)).map((rule) => ({ ...rule, page })));
const ids = rules.map(({ id }) => id);
const areas = new Set(ids.map((id) => id.slice(0, id.indexOf('-'))));

const SELF = /^tools\/checks\/rules(?:\.spec)?\.ts$/;
const code = files.filter(
  (file) =>
    /\.(?:[cm]?[jt]sx?|css|sql)$/.test(file) && !/\/built\/|contract-report|^tools\/generators\/files\//.test(file),
);
const ownCode = code.filter((file) => !SELF.test(file));
const documents = files.filter((file) => file.endsWith('.md'));
const citedBy = new Map(ownCode.map((file) => [file, findCitedRules(read(file), areas)]));
const citedByDocuments = new Map(documents.map((file) => [file, findCitedRules(read(file), areas)]));

describe('rules', () => {
  it('have an id each', () => expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]));

  it.each(pages)('of %s are lines with a text of at most 600 characters and a source', (page) => {
    const items = read(`${FOLDER}/${page}`)
      .split('\n')
      .filter((line) => line.startsWith('- '));
    expect(items.length).toBeGreaterThan(0);
    expect(readRules(read(`${FOLDER}/${page}`))).toHaveLength(items.length);
  });

  it.each(pages)('of %s are cited by code', (page) => {
    const cited = new Set([...citedBy.values()].flat());
    const own = rules.filter((rule) => rule.page === page).map(({ id }) => id);
    expect(own.filter((id) => !cited.has(id))).toEqual([]);
  });

  it('stand in the index, by page', () => {
    const index = read(`${FOLDER}/README.md`);
    expect(pages.filter((page) => !index.includes(`](${page})`))).toEqual([]);
  });
});

describe('citations', () => {
  const findUnknown = (cited: ReadonlyMap<string, readonly string[]>): string[] =>
    [...cited].flatMap(([file, named]) => named.filter((id) => !ids.includes(id)).map((id) => `${file}: ${id}`));

  it('of code name rules that exist', () => expect(findUnknown(citedBy)).toEqual([]));

  it('of documents do', () => expect(findUnknown(citedByDocuments)).toEqual([]));

  it('are read from comments of several lines, of known areas and of unknown ones', () =>
    expect(
      findCitedRules(
        '/** Rounds (rules PRICE-02 and\n * PRICE-11, SITE-03). UTF-8, ISO-11, SHA-25, rule\n * NONE-01. */',
        new Set(['PRICE', 'SITE']),
      ),
    ).toEqual(['PRICE-02', 'PRICE-11', 'SITE-03', 'NONE-01']));
});

describe('documents that a clone does not have', () => {
  const names = new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1)));

  it('are named by no code', () =>
    expect(
      ownCode.flatMap((file) => findForeignDocuments(read(file), names).map((name) => `${file}: ${name}`)),
    ).toEqual([]));

  it('are named by no document', () =>
    expect(
      files
        .filter((file) => file.endsWith('.md') && !file.startsWith('docs/rules/'))
        .flatMap((file) =>
          findForeignDocuments(read(file), names)
            // A decision may say that it differs from the specification; the rules say what that is.
            .filter((name) => name !== 'specification' || !file.startsWith('docs/decisions/'))
            .map((name) => `${file}: ${name}`),
        ),
    ).toEqual([]));

  it.each([
    ['/** Half up (specification section 5). */', ['specification', 'section 5']],
    ['/** Why it waits\n * (product.md\n * section 7). */', ['product.md', 'section 7']],
    ["/** Section 8's texts; README.md has them. */", ['Section 8']],
    ['/** RFC 4226 section 4, WebAuthn level 3, section 6.1, docs/operation.md, section 2. */', []],
    ["import type { Topology } from 'topojson-specification'; // Names of file specifications.", []],
  ])('are found: %s', (text, expected) =>
    expect(findForeignDocuments(text, new Set(['README.md', 'operation.md']))).toEqual(expected),
  );
});
