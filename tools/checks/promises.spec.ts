import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const environment = { ...process.env, ESLINT_USE_FLAT_CONFIG: 'false', NODE_NO_WARNINGS: '1' };

/** The rules that refuse a text in the place of a file of the lib of countries. */
function refusals(code: string): string[] {
  const { stdout } = spawnSync(
    'eslint',
    [
      ...['--no-eslintrc', '--config', 'tools/checks/promises.eslintrc.cjs', '--format', 'json'],
      ...['--stdin', '--stdin-filename', 'libs/country/src/sites.ts'],
    ],
    { cwd: ROOT, env: environment, input: code, encoding: 'utf8' },
  );
  const [file] = JSON.parse(stdout) as { messages: { ruleId: string }[] }[];
  return (file?.messages ?? []).map(({ ruleId }) => ruleId);
}

const WORK = 'const work = async (): Promise<number> => 1;\n';

it.each([
  ['a promise that nobody awaits', `${WORK}export const start = () => {\n  work();\n};\n`, ['no-floating-promises']],
  [
    'a promise where nothing is expected',
    `${WORK}export const start = (run: (done: () => void) => void) => run(async () => {\n  await work();\n});\n`,
    ['no-misused-promises'],
  ],
  ['a promise as a condition', `${WORK}export const isDone = work() ? 1 : 2;\n`, ['no-misused-promises']],
  ['one that is left alone on purpose', `${WORK}export const start = () => void work();\n`, []],
])('the check of promises refuses %s', (_, code, rules) => {
  expect(refusals(code)).toEqual(rules.map((rule) => `@typescript-eslint/${rule}`));
});
