import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockBuild, lockFolder } from './start-lock.ts';

describe('a lock', () => {
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

  describe('of a checkout’s build', () => {
    const file = () => join(folder, 'tmp/build.pid');
    const signal = new AbortController().signal;
    const refuseToWait = (holder: number) => {
      throw new Error(`it waited for ${holder}`);
    };

    it('is free for one start after the other', async () => {
      const build = async () => (await lockBuild({ file: file(), onWait: refuseToWait, signal }))();
      await build();
      await build();
      expect(existsSync(file())).toBe(false);
    });

    it('is waited for while another start of the checkout builds, and taken over once that is gone', async () => {
      const pid = await runFile('tools/start/main.js');
      mkdirSync(join(folder, 'tmp'));
      writeFileSync(file(), String(pid));
      const holders: number[] = [];
      const onWait = (holder: number) => {
        holders.push(holder);
        other?.kill('SIGKILL');
      };
      const unlock = await lockBuild({ file: file(), onWait, signal });
      expect(holders).toEqual([pid]);
      expect(readFileSync(file(), 'utf8')).toBe(String(process.pid));
      unlock();
    });

    it('is not waited for by a start that is to stop', async () => {
      mkdirSync(join(folder, 'tmp'));
      writeFileSync(file(), String(await runFile('tools/start/main.js')));
      const stopping = new AbortController();
      const locked = lockBuild({ file: file(), onWait: () => stopping.abort(), signal: stopping.signal });
      await expect(locked).rejects.toThrow(/abort/i);
    });
  });

  describe('of a data folder', () => {
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
});
