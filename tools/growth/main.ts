import { spawnSync } from 'node:child_process';
import type { Addition } from './addition.ts';
import { ADDITIONS } from './additions/all.ts';
import { applyChanges, createWorkingCopy, deleteWorkingCopy, listChanged, restore } from './working-copy.ts';

/**
 * `npm run test:growth [-- fuel country payment-kind]`: gives a copy of the workspace an eleventh fuel, a fourth country and a
 * sixth payment kind, each apart from the others, with what a developer writes by hand (additions/). Each time the reports are
 * written anew, types and the specs that it touches are run, and the files are counted. Fails where one of them fails, or
 * where an addition takes more files than it may.
 */
const COMMANDS: readonly (readonly [what: string, command: string, ...args: string[]])[] = [
  ['formats', 'npx', 'oxfmt'],
  ['migration', 'npm', 'run', '--silent', 'db:generate'],
  ['contract', 'npm', 'run', '--silent', 'contract'],
  ['platform', 'npm', 'run', '--silent', 'platform'],
  ['types', 'node', 'node_modules/typescript-7/bin/tsc', '--build', 'tools/tsconfig.workspace.json'],
];

function run(copy: string, command: string, args: readonly string[]): boolean {
  const { status } = spawnSync(command, args, {
    ...{ cwd: copy, stdio: 'inherit' },
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  return status === 0;
}

interface Grown {
  readonly addition: string;
  readonly byHand: number;
  readonly atMost: number;
  readonly failed: string;
}

function grow(copy: string, addition: Addition): Grown {
  const { name, limit, assets, specs } = addition;
  applyChanges(copy, addition);
  const byHand = listChanged(copy);
  const counted = byHand.filter((file) => !assets.includes(file));
  const [formats, ...checks] = COMMANDS;
  if (formats) run(copy, formats[1], [...formats.slice(2), ...byHand.filter((file) => /\.(ts|tsx|css)$/.test(file))]);
  const failed = checks.flatMap(([what, command, ...args]) => (run(copy, command, args) ? [] : [what]));
  if (!run(copy, 'npx', ['jest', '--config', 'jest.config.js', ...specs])) failed.push('specs');
  console.log(`\n${name}: by hand\n  ${counted.join('\n  ')}`);
  if (counted.length < byHand.length)
    console.log(`texts and pictures\n  ${byHand.filter((file) => !counted.includes(file)).join('\n  ')}`);
  console.log(
    `by commands\n  ${listChanged(copy)
      .filter((file) => !byHand.includes(file))
      .join('\n  ')}\n`,
  );
  restore(copy);
  return { addition: name, byHand: counted.length, atMost: limit, failed: failed.join(', ') };
}

const chosen = process.argv.slice(2);
const copy = createWorkingCopy();
try {
  const grown = ADDITIONS.filter(({ name }) => chosen.length === 0 || chosen.includes(name)).map((addition) =>
    grow(copy, addition),
  );
  console.table(grown);
  const isFailed = grown.some(({ byHand, atMost, failed }) => byHand > atMost || failed !== '');
  process.exitCode = isFailed ? 1 : 0;
} finally {
  if (process.env['KEEP_COPY']) console.log(`kept: ${copy}`);
  else deleteWorkingCopy(copy);
}
