/** What is checked, in this order; fast things first. */
export const QUICK_STEPS: readonly (readonly [title: string, command: string])[] = [
  ['Format', 'prettier --check . --log-level warn'],
  ['Meldungen', 'node tools/messages/main.ts --check'],
  ['Importkreise', 'node tools/checks/check-imports.ts'],
  ['Lint', 'nx run-many -t lint --outputStyle=static'],
  ['Typen', 'nx run-many -t types --outputStyle=static'],
];
