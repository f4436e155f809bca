import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptCommand } from './install-packages';

/** Of util-linux, which every Debian has; nobody else has apt. */
const onDebian = existsSync('/usr/bin/flock') ? it : it.skip;

onDebian('commands of apt that come at the same time run one after the other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'apt-'));
  const log = join(folder, 'log');
  // In the place of apt-get: says when it begins and ends.
  writeFileSync(join(folder, 'apt-get'), `#!/bin/sh\necho begin >> ${log}\nsleep 0.1\necho end >> ${log}\n`, {
    mode: 0o755,
  });
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}` };
  const run = (command: string) => once(spawn(command, { shell: true, env }), 'close');
  const codes = await Promise.all([run(aptCommand('update', 'install one')), run(aptCommand('install two'))]);
  expect(codes.map(([code]) => code)).toEqual([0, 0]);
  expect(readFileSync(log, 'utf8')).toBe('begin\nend\n'.repeat(3));
  rmSync(folder, { recursive: true });
});
