import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../build/workspace.ts';
import { SUPERVISOR } from '../deploy/image-files.ts';

/** A bundle that says with which flags it runs, ends at once when it is started first, and drains. */
const BUNDLE = `
const { existsSync, writeFileSync } = require('node:fs');
process.on('SIGTERM', () => { console.log('drained'); process.exit(0); });
process.send({ kind: 'listening' });
console.log('runs with ' + process.execArgv.join(' ') + ' stalls ' + process.env.PROCESS_STALLS);
process.on('disconnect', () => process.exit(3));
if (!existsSync('started')) { writeFileSync('started', ''); setTimeout(() => process.exit(7), 50); }
`;

/** What the image holds beside the bundles. */
function layOutImage(): string {
  const image = mkdtempSync(join(tmpdir(), 'heizplatz-image-'));
  for (const path of SUPERVISOR)
    cpSync(join(ROOT, path), join(image, path), { recursive: true, verbatimSymlinks: true });
  for (const bundle of ['dist/apps/api/main.js', 'dist/apps/shell/server/main.js']) {
    mkdirSync(dirname(join(image, bundle)), { recursive: true });
    writeFileSync(join(image, bundle), BUNDLE);
  }
  return image;
}

let image: string;
let container: ChildProcess;
/** What it prints, a line at a time: two lines of one chunk are both kept. */
let lines: AsyncIterator<unknown[]>;
function start(name: string): void {
  container = spawn(process.execPath, ['tools/start/container.ts', name], {
    cwd: image,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (!container.stdout) throw new Error('its output is not piped');
  lines = on(createInterface(container.stdout), 'line');
}
async function nextLine(): Promise<unknown> {
  return (await lines.next()).value[0];
}
beforeEach(() => (image = layOutImage()));
afterEach(() => {
  container.kill('SIGKILL');
  rmSync(image, { recursive: true });
});

it.each(['api', 'shell'])(
  'a container of %s starts its bundle again that ended, and drains it on SIGTERM',
  async (name) => {
    start(name);
    const runs = [await nextLine(), await nextLine()];
    expect(runs).toEqual(Array(2).fill('runs with --enable-source-maps --max-semi-space-size=16 stalls 0'));
    const ended = once(container, 'exit');
    container.kill('SIGTERM');
    expect([await nextLine(), await ended]).toEqual(['drained', [0, null]]);
  },
);

it('a container of nothing known says so', async () => {
  start('migrate');
  expect(await once(container, 'exit')).toEqual([1, null]);
});
