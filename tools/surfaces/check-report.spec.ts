import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkReport } from './check-report';
import type { Change, Level } from './version-check';

const root = mkdtempSync(join(tmpdir(), 'report-'));
const file = join(root, 'report.json');
beforeEach(() => void jest.spyOn(console, 'log').mockReset());
afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(root, { recursive: true }));

/** Levels of the changes that are found between two reports; the text says which version and content they are of. */
function check(version: string, content: string, { changes = [] as Level[], isWriting = false } = {}): string[] {
  return checkReport(
    {
      ...{ command: 'npm run x', file: 'report.json', versionFile: 'package.json', advice: 'serve both.' },
      current: { version, content },
      parse: (text) => JSON.parse(text) as { version: string; content: string },
      format: (report) => JSON.stringify(report),
      compare: () => changes.map((level): Change => ({ level, text: `a ${level} change` })),
    },
    { isWriting, root },
  );
}
const write = (version: string, content = 'old') => writeFileSync(file, JSON.stringify({ version, content }));
const read = () => JSON.parse(readFileSync(file, 'utf8')) as unknown;

describe('the check of a report', () => {
  it('passes what the report describes, and demands a report', () => {
    expect(check('1.4.2', 'old')).toEqual(['report.json does not describe the sources; npm run x writes it anew.']);
    write('1.4.2');
    expect(check('1.4.2', 'old')).toEqual([]);
  });

  it.each<[readonly Level[], string, string]>([
    [['minor'], '1.4.2', '1.5.0'],
    [['minor'], '1.4.9', '1.5.0'],
    [['major'], '1.5.0', '2.0.0'],
    [['minor', 'major', 'minor'], '1.4.2', '2.0.0'],
  ])('refuses changes %j at version %s, with or without writing: it has to be %s', (changes, version, least) => {
    write('1.4.2');
    const faults = [
      'Changes since version 1.4.2 (report.json):',
      ...changes.map((level) => `  ${level}  a ${level} change`),
      `the version has to be ${least} or higher, it is ${version} (package.json).`,
      ...(changes.includes('major') ? ['serve both.'] : []),
    ];
    for (const isWriting of [false, true])
      expect(check(version, 'new', { changes: [...changes], isWriting })).toEqual(faults);
    expect(read()).toEqual({ version: '1.4.2', content: 'old' });
  });

  it.each<[readonly Level[], string]>([
    [[], '1.4.2'],
    [[], '1.4.3'],
    [['minor'], '1.5.0'],
    [['minor'], '1.6.1'],
    [['major'], '2.0.0'],
  ])('writes changes %j at version %s, which the check demands first', (changes, version) => {
    write('1.4.2');
    expect(check(version, 'new', { changes: [...changes] })).toEqual([expect.stringMatching(/writes it anew/)]);
    expect(check(version, 'new', { changes: [...changes], isWriting: true })).toEqual([]);
    expect(read()).toEqual({ version, content: 'new' });
  });

  it('names the way without a major where one is asked for, and nowhere else', () => {
    write('1.4.2');
    expect(check('1.4.2', 'new', { changes: ['minor', 'major'] }).at(-1)).toBe('serve both.');
    expect(check('1.4.2', 'new', { changes: ['minor'] })).not.toContain('serve both.');
  });

  it('prints what changed where it passes too', () => {
    write('1.4.2');
    check('2.0.0', 'new', { changes: ['minor', 'major'], isWriting: true });
    expect(jest.mocked(console.log).mock.calls.flat()).toEqual([
      'Changes since version 1.4.2 (report.json):',
      '  minor  a minor change',
      '  major  a major change',
      expect.stringMatching(/describes version 2.0.0/),
    ]);
  });

  it('refuses a lower version, and a major that nothing asks for', () => {
    write('1.4.2');
    expect(check('1.4.1', 'old')).toEqual(expect.arrayContaining([expect.stringMatching(/has to be 1.4.2 or higher/)]));
    expect(check('2.0.0', 'old')).toEqual(expect.arrayContaining([expect.stringMatching(/nothing asks for it/)]));
  });
});
