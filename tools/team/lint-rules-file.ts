/** File of @heizplatz/remote-build with the rules of the monorepo, as ESLint puts them together for code and for specs. */
export const LINT_RULES = 'lint-rules.json';
