import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedJestTests, unsteadyBrowserTests } from './failed-tests';

const fileOf = (content: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'results-')), 'results.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('the names at the end of npm test', () => {
  it('names failed tests, and files that did not load', () => {
    const file = fileOf({
      testResults: [
        {
          name: 'a.spec.ts',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'is right', failureMessages: [] },
            { status: 'failed', fullName: 'is wrong', failureMessages: ['Expected 1'] },
          ],
        },
        { name: 'b.spec.ts', message: 'Cannot find module', assertionResults: [] },
      ],
    });
    expect(failedJestTests(file)).toEqual(['a.spec.ts › is wrong\nExpected 1', 'b.spec.ts\nCannot find module']);
  });

  it('names what a browser did not do, or did on the second run', () => {
    const spec = (title: string, status: string) => ({
      file: 'a.spec.ts',
      title,
      tests: [{ projectName: 'de', status }],
    });
    const specs = [spec('fine', 'expected'), spec('broken', 'unexpected'), spec('late', 'flaky')];
    expect(unsteadyBrowserTests(fileOf({ suites: [{ suites: [{ specs }] }] }))).toEqual([
      'failed: [de] a.spec.ts › broken',
      'flaky: [de] a.spec.ts › late',
    ]);
  });

  it('says that a run left no results', () => {
    expect(failedJestTests('/nowhere.json')).toEqual(['/nowhere.json was not written']);
    expect(unsteadyBrowserTests('/nowhere.json')).toEqual(['/nowhere.json was not written']);
  });
});
