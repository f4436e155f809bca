import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrowserResults } from './read-browser-results';
import { readJestResults } from './read-jest-results';
import { addResults, closingLine, formatTimes, slowestSpecs } from './test-results';

const getFile = (content: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'results-')), 'results.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
const ROOT = join(__dirname, '../..');

const JEST = {
  numPassedTests: 1,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: join(ROOT, 'apps/a.spec.ts'),
      message: '',
      startTime: 1000,
      endTime: 3500,
      assertionResults: [
        { status: 'passed', fullName: 'is right', failureMessages: [] },
        { status: 'failed', fullName: 'is wrong', failureMessages: ['Expected 1'] },
      ],
    },
    {
      name: join(ROOT, 'apps/b.spec.ts'),
      message: 'Cannot find module',
      startTime: 0,
      endTime: 0,
      assertionResults: [],
    },
  ],
};
const browserSpec = (title: string, status: string) => ({
  file: 'journeys/a.spec.ts',
  title,
  tests: [{ projectName: 'de', status, results: [{ duration: 1500 }] }],
});
const BROWSER = {
  stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
  errors: [],
  config: { metadata: { sample: { day: '2026-11-22', run: 4, sampledOut: 1 } } },
  suites: [
    {
      suites: [
        {
          specs: [
            browserSpec('fine', 'expected'),
            browserSpec('broken', 'unexpected'),
            browserSpec('late', 'flaky'),
            browserSpec('left out', 'skipped'),
          ],
        },
      ],
    },
  ],
};

describe("jest's results", () => {
  it('count what did not load as failed and what was left out as skipped', () => {
    expect(readJestResults(getFile(JEST))).toMatchObject({ passed: 1, failed: 2, skipped: 3, notSampled: 0 });
  });

  it('name failed tests, and files that did not load', () => {
    expect(readJestResults(getFile(JEST)).failures).toEqual([
      `${join(ROOT, 'apps/a.spec.ts')} › is wrong\nExpected 1`,
      `${join(ROOT, 'apps/b.spec.ts')}\nCannot find module`,
    ]);
  });

  it('tell how long each file took', () => {
    expect(readJestResults(getFile(JEST)).specs[0]).toEqual({ file: 'apps/a.spec.ts', seconds: 2.5 });
  });

  it('are a failure where none were written', () => {
    expect(readJestResults('/nowhere.json')).toMatchObject({
      failed: 1,
      failures: ['The file /nowhere.json was not written'],
    });
  });
});

describe("the browser's results", () => {
  it('count a test that passed on its second run alone as failed', () => {
    expect(readBrowserResults(getFile(BROWSER))).toMatchObject({ passed: 1, failed: 2 });
  });

  it('tell skipped journeys from those that run on another day', () => {
    expect(readBrowserResults(getFile(BROWSER))).toMatchObject({ skipped: 1, notSampled: 1 });
  });

  it('name what failed with its site and width', () => {
    expect(readBrowserResults(getFile(BROWSER)).failures).toEqual([
      'failed: [de] journeys/a.spec.ts › broken',
      'flaky: [de] journeys/a.spec.ts › late',
    ]);
  });

  it('sum the times of a file', () => {
    expect(readBrowserResults(getFile(BROWSER)).specs).toEqual([
      { file: 'apps/e2e/src/journeys/a.spec.ts', seconds: 6 },
    ]);
  });

  it('are a failure where none were written, or where the run itself broke', () => {
    expect(readBrowserResults('/nowhere.json').failed).toBe(1);
    const broken = { ...BROWSER, errors: [{ message: 'no browser' }] };
    expect(readBrowserResults(getFile(broken)).failures[0]).toBe('no browser');
    expect(readBrowserResults(getFile(broken)).failed).toBe(3);
  });
});

describe('the end of npm test', () => {
  const both = addResults(readJestResults(getFile(JEST)), readBrowserResults(getFile(BROWSER)));

  it('counts passed, failed and skipped in one line', () => {
    expect(closingLine(both)).toBe('2 passed, 4 failed, 4 skipped');
  });

  it('lists the slowest files first', () => {
    expect(slowestSpecs(both, 2).map(({ seconds }) => seconds)).toEqual([6, 2.5]);
  });

  it('aligns a table of times', () => {
    expect(
      formatTimes([
        ['Lint', 1.04],
        ['Specs', 123.4],
      ]),
    ).toBe('Lint       1.0 s\nSpecs    123.4 s');
  });
});
