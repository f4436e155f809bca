const RULES = ['no-floating-promises', 'no-misused-promises', 'await-thenable'];
const DIRECTIVE = /(?:eslint|oxlint)-disable(?:-next-line|-line)?(?![\w-])[^\n]*/g;

/** Of oxlint, which runs in the repository's root. */
export const PROMISE_ARGUMENTS: readonly string[] = [
  ...['--config', 'tools/checks/promises.oxlintrc.json', '--disable-nested-config', '--type-aware'],
  '--no-error-on-unmatched-pattern',
  // What other builders wrote.
  '--ignore-pattern=apps/e2e/standard-remotes/*/built/**',
];

/** Comments of a text that disable a rule of promises, or every rule: oxlint obeys them. */
export function findDisablingComments(text: string): string[] {
  return [...text.matchAll(DIRECTIVE)]
    .map(([comment]) => comment.replace(/\*\/.*/, '').trim())
    .filter((comment) => {
      const [, ...rules] = comment.replace(/\s--\s.*/, '').match(/[\w@/-]+/g) ?? [];
      return rules.length === 0 || rules.some((rule) => RULES.includes(rule.split('/').at(-1) ?? ''));
    });
}

const SERVER_CODE = /^(?:apps\/api\/src|apps\/shell\/src\/server|libs\/(?:api|error-report|releases|telemetry))\//;
const SPEC_CODE = /\.spec\.tsx?$|\/testing\//;
/** `() => void start()`: what a timer or listener runs, and what the rule does not see, since it looks at statements. */
const VOID_CALLBACK = /(?<!async )\(\) => void [\w(][^\n]*/g;

/** Callbacks of a server's file that drop a promise with its rejection. A block with `.catch` takes their place. */
export function findVoidCallbacks(file: string, text: string): string[] {
  if (!SERVER_CODE.test(file) || SPEC_CODE.test(file)) return [];
  return [...text.matchAll(VOID_CALLBACK)].map(([callback]) => callback);
}
