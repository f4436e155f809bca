import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { missingResults, type TestResults } from './test-results.ts';

interface JestResult {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: readonly {
    name: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
}

const firstLines = (text: string): string => text.split('\n').slice(0, 12).join('\n');

/** What `jest --json --outputFile` wrote. */
export function readJestResults(file: string): TestResults {
  if (!existsSync(file)) return missingResults(file);
  const result = JSON.parse(readFileSync(file, 'utf8')) as JestResult;
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
    notSampled: 0,
    failures: result.testResults.flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length > 0)
        return failed.map((test) => `${name} › ${test.fullName}\n${firstLines(test.failureMessages.join('\n'))}`);
      return assertionResults.length === 0 && message ? [`${name}\n${firstLines(message)}`] : [];
    }),
    specs: result.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}
