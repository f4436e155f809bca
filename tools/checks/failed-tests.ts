import { existsSync, readFileSync } from 'node:fs';

interface JestResult {
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
}
interface BrowserSuite {
  suites?: readonly BrowserSuite[];
  specs?: readonly {
    file: string;
    title: string;
    tests: readonly { projectName: string; status: string }[];
  }[];
}

const firstLines = (text: string): string => text.split('\n').slice(0, 12).join('\n');

/** What jest's result file says failed: 'file › test' with the first lines of why. */
export function failedJestTests(file: string): readonly string[] {
  if (!existsSync(file)) return [`${file} was not written`];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestResult;
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0)
      return failed.map((test) => `${name} › ${test.fullName}\n${firstLines(test.failureMessages.join('\n'))}`);
    return assertionResults.length === 0 && message ? [`${name}\n${firstLines(message)}`] : [];
  });
}

/** What Playwright's result file says failed, or passed on the second run alone ('flaky'). */
export function unsteadyBrowserTests(file: string): readonly string[] {
  if (!existsSync(file)) return [`${file} was not written`];
  const walk = ({ suites = [], specs = [] }: BrowserSuite): readonly string[] => [
    ...suites.flatMap(walk),
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(
          ({ projectName, status }) =>
            `${status === 'flaky' ? 'flaky' : 'failed'}: [${projectName}] ${spec.file} › ${spec.title}`,
        ),
    ),
  ];
  return walk(JSON.parse(readFileSync(file, 'utf8')) as BrowserSuite);
}
