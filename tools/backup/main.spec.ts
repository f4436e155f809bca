import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/workspace';

const folder = mkdtempSync(join(tmpdir(), 'heizplatz-backups-'));
afterAll(() => rmSync(folder, { recursive: true }));

const backup = (...args: string[]) =>
  spawnSync('node', ['tools/backup/main.ts', '--to', folder, ...args], { cwd: ROOT, encoding: 'utf8' });

describe('npm run backup', () => {
  it.each([
    ['--list', ['--list']],
    ['--prune --keep N', ['--prune', '--keep', '14']],
  ])('accepts %s in a folder without backups', (_, args) => {
    const { status, stdout, stderr } = backup(...args);
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  });

  it.each([[[]], [['--keep', '0']], [['--keep', 'many']]])('refuses --prune with %j', (args: string[]) => {
    const { status, stderr } = backup('--prune', ...args);
    expect(status).toBe(1);
    expect(stderr).toContain('--prune needs --keep N');
  });
});
