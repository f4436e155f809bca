import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './start-lock.ts';

describe('the lock of a data folder', () => {
  let folder: string;
  let other: ChildProcess | undefined;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'heizplatz-lock-'))));
  afterEach(() => {
    other?.kill('SIGKILL');
    other = undefined;
    rmSync(folder, { recursive: true, force: true });
  });

  /** A process that runs a file of that name and reports when it does. */
  async function runFile(name: string): Promise<number> {
    mkdirSync(join(folder, 'tools/start'), { recursive: true });
    const file = join(folder, name);
    writeFileSync(file, "process.stdout.write('up'); setInterval(() => undefined, 1000);");
    other = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'ignore'], env: {} });
    await once(other.stdout!, 'data');
    return other.pid!;
  }

  it('is given back', () => {
    const unlock = lockFolder(folder);
    expect(existsSync(join(folder, 'start.pid'))).toBe(true);
    unlock();
    expect(existsSync(join(folder, 'start.pid'))).toBe(false);
  });

  it('names the start that has it', async () => {
    const pid = await runFile('tools/start/main.js');
    writeFileSync(join(folder, 'start.pid'), String(pid));
    expect(() => lockFolder(folder)).toThrow(
      `Heizplatz already runs on ${folder} (process ${pid}): stop it, or set another DATA_DIR and PORT.`,
    );
  });

  it('is taken over from a start that was killed, and from a number that another program has now', async () => {
    const pid = await runFile('something-else.js');
    writeFileSync(join(folder, 'start.pid'), String(pid));
    expect(() => lockFolder(folder)).not.toThrow();
    writeFileSync(join(folder, 'start.pid'), '999999999');
    expect(() => lockFolder(folder)).not.toThrow();
  });
});
