const RULES = ['no-floating-promises', 'no-misused-promises', 'await-thenable'];
const DIRECTIVE = /(?:eslint|oxlint)-disable(?:-next-line|-line)?(?![\w-])[^\n]*/g;

/** Of oxlint, which runs in the repository's root. */
export const PROMISE_ARGUMENTS: readonly string[] = [
  ...['--config', 'tools/checks/promises.oxlintrc.json', '--disable-nested-config', '--type-aware'],
  '--no-error-on-unmatched-pattern',
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
