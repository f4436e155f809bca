import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimTestData } from './test-data-dir.ts';

describe('the folder of browser runs', () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), 'test-data-')), 'e2e');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('loses what killed runs left, and keeps the template', () => {
    for (const name of ['system-a', 'system-a-releases', 'shell-b', 'template-c', 'postgres'])
      mkdirSync(join(folder, name), { recursive: true });
    claimTestData(folder);
    claimTestData(folder);
    expect(readdirSync(folder).sort()).toEqual(['owner.pid', 'postgres', 'template-c']);
  });

  it('is refused while another run has it, and given once that has ended', async () => {
    const other = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)']);
    await once(other, 'spawn');
    mkdirSync(folder);
    writeFileSync(join(folder, 'owner.pid'), String(other.pid));
    expect(() => claimTestData(folder)).toThrow(`process ${other.pid}`);
    other.kill();
    await once(other, 'exit');
    claimTestData(folder);
    expect(readdirSync(folder)).toEqual(['owner.pid']);
  });
});
