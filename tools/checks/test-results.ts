/** The content of a test runner's result file. */
export interface TestResults {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Journeys that run on another day in this site and width (apps/e2e). */
  readonly notSampled: number;
  /** 'file › test' with the first lines of why. */
  readonly failures: readonly string[];
  /** Seconds that each spec file took. */
  readonly specs: readonly SpecTime[];
}

export interface SpecTime {
  readonly file: string;
  readonly seconds: number;
}

export const NO_RESULTS: TestResults = { passed: 0, failed: 0, skipped: 0, notSampled: 0, failures: [], specs: [] };

/** A runner that wrote nothing has failed. */
export const missingResults = (file: string): TestResults => ({
  ...NO_RESULTS,
  failed: 1,
  failures: [`The file ${file} was not written`],
});

export const addResults = (one: TestResults, other: TestResults): TestResults => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  notSampled: one.notSampled + other.notSampled,
  failures: [...one.failures, ...other.failures],
  specs: [...one.specs, ...other.specs],
});

/** The line that CI reads. */
export const closingLine = ({ passed, failed, skipped }: TestResults): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Rows 'what, seconds' in two aligned columns. */
export function formatTimes(rows: readonly (readonly [what: string, seconds: number])[]): string {
  const width = Math.max(...rows.map(([what]) => what.length));
  return rows.map(([what, seconds]) => `${what.padEnd(width)}  ${seconds.toFixed(1).padStart(7)} s`).join('\n');
}

export const slowestSpecs = ({ specs }: TestResults, count: number): readonly SpecTime[] =>
  specs.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
