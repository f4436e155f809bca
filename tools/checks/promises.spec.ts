import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findDisablingComments, findVoidCallbacks, PROMISE_ARGUMENTS } from './promise-rules';

const ROOT = join(__dirname, '../..');
const WORK = 'const work = async (): Promise<number> => 1;\n';
const RUN = 'type Run = (done: () => void) => void;\n';
const FLOATING = ['no-floating-promises'];
const MISUSED = ['no-misused-promises'];

const SERVER = 'apps/api/src/';
const PLANTED: readonly (readonly [what: string, code: string, rules: readonly string[], folder?: string])[] = [
  ['refuses a promise that nobody awaits', 'export const start = () => {\n  work();\n};', FLOATING],
  ['refuses one of several', 'export const start = () => {\n  Promise.all([work(), work()]);\n};', FLOATING],
  [
    'refuses one whose failure nobody handles',
    'export const start = () => {\n  work().then((count) => count + 1);\n};',
    FLOATING,
  ],
  [
    'refuses one where nothing is expected',
    'export const start = (run: Run) => run(async () => {\n  await work();\n});',
    MISUSED,
  ],
  [
    'refuses one for each of a list',
    'export const start = () => [1, 2].forEach(async () => void (await work()));',
    MISUSED,
  ],
  ['refuses a step afterwards that nobody awaits', 'export const start = () => work().finally(work);', MISUSED],
  ['refuses a promise as a condition', 'export const isDone = work() ? 1 : 2;', MISUSED],
  ['refuses one in a filter', 'export const found = [1, 2].filter(async () => (await work()) > 1);', MISUSED],
  ['refuses one that is spread', 'export const all = { ...work() };', MISUSED],
  ['refuses to await what is no promise', 'export const start = async () => await 1;', ['await-thenable']],
  ['allows one that is left alone on purpose', 'export const start = () => void work();', []],
  ['allows one whose failure is handled', 'export const start = () => {\n  work().catch(() => 1);\n};', []],
  [
    'allows an asynchronous method where nothing is expected',
    'export const hooks: { run: () => void } = { run: async () => void (await work()) };',
    [],
  ],
  ['refuses one that a server leaves alone', 'export const start = () => {\n  void work();\n};', FLOATING, SERVER],
  [
    'allows one whose failure a server handles',
    'export const start = () => {\n  work().catch(() => 1);\n};',
    [],
    SERVER,
  ],
  [
    'allows one that a spec of a server leaves alone',
    'export const start = () => {\n  void work();\n};',
    [],
    'apps/api/src/testing/',
  ],
];

interface Diagnostics {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

describe('the check of promises', () => {
  const folder = mkdtempSync(join(tmpdir(), 'promises-'));
  const toName = (index: number) => `${PLANTED[index]?.[3] ?? ''}planted-${index}.ts`;
  let found: readonly (readonly string[])[];

  beforeAll(() => {
    const config = { extends: join(ROOT, 'tsconfig.base.json'), compilerOptions: { types: [] }, include: ['**/*.ts'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    PLANTED.forEach(([, code], index) => {
      const file = join(folder, toName(index));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${WORK}${RUN}${code}\n`);
    });
    const { stdout } = spawnSync('oxlint', [...PROMISE_ARGUMENTS, '--format', 'json', folder], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as Diagnostics;
    found = PLANTED.map((_, index) =>
      diagnostics.filter(({ filename }) => filename.endsWith(`/${toName(index)}`)).map(({ code }) => code),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(PLANTED.map(([what, , rules], index) => ({ what, rules, index })))('$what', ({ rules, index }) => {
    expect(found[index]).toEqual(rules.map((rule) => `typescript(${rule})`));
  });
});

/** Apart, or this file would be found itself. */
const OFF = 'disable';

describe('a comment disables the check of promises', () => {
  it.each([
    `// eslint-${OFF}-next-line @typescript-eslint/no-floating-promises`,
    `// oxlint-${OFF}-next-line typescript/no-misused-promises -- in a hurry`,
    `/* eslint-${OFF} no-console, await-thenable */`,
    `work(); // oxlint-${OFF}-line`,
    `/* eslint-${OFF} */`,
  ])('%s', (comment) => expect(findDisablingComments(`one();\n${comment}\ntwo();\n`)).toHaveLength(1));

  it.each([
    `// eslint-${OFF}-next-line no-restricted-syntax -- no-floating-promises is another rule`,
    `{/* eslint-${OFF}-next-line jsx-a11y/no-noninteractive-tabindex */}`,
    '/* eslint-enable */',
  ])('but not %s', (comment) => expect(findDisablingComments(comment)).toEqual([]));
});

describe('a callback of a server', () => {
  const TIMER = 'setInterval(() => void renew(), 20);\nstart();\n';

  it('may not drop a promise', () => {
    expect(findVoidCallbacks('libs/api/platform/src/outbox/deliver.ts', TIMER)).toEqual(['() => void renew(), 20);']);
  });

  it.each([
    ['apps/public/src/routes/home.ts', TIMER],
    ['libs/api/platform/src/outbox/deliver.spec.ts', TIMER],
    ['libs/api/platform/src/outbox/testing/deliver.ts', TIMER],
    ['libs/api/platform/src/outbox/deliver.ts', 'setInterval(() => {\n  renew().catch(fail);\n}, 20);'],
    [
      'libs/api/platform/src/outbox/deliver.ts',
      'type Stop = () => void;\nconst close = async () => void (await end());',
    ],
  ])('but in %s may stand %j', (file, text) => expect(findVoidCallbacks(file, text)).toEqual([]));
});
