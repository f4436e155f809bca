import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { aptCommand } from '../database/install-packages.ts';

const PLACES = ['/usr/bin/promtool', '/usr/local/bin/promtool'];
/** Unpacked here, beside other downloads: the package's server is neither installed nor started. */
const FOLDER = '.data/promtool';

/**
 * The path of promtool: PROMTOOL_PATH, the system's, or the one of Debian's package `prometheus`, unpacked on the spot.
 * Undefined where none of this is possible. Absolute: it is run in another folder.
 */
export function ensurePromtool(input: string = FOLDER): string | undefined {
  const folder = resolve(input);
  const named = process.env['PROMTOOL_PATH'];
  const unpacked = join(folder, 'usr/bin/promtool');
  const find = () => [...(named ? [named] : []), ...PLACES, unpacked].find((path) => existsSync(path));
  if (!find()) unpackPackage(folder);
  return find();
}

function unpackPackage(folder: string): void {
  if (!existsSync('/usr/bin/apt-get') || !existsSync('/usr/bin/dpkg-deb')) return;
  console.log('Installing promtool from the Debian package prometheus …');
  mkdirSync(folder, { recursive: true });
  const run = (command: string) => spawnSync(command, { cwd: folder, shell: true, stdio: 'ignore' }).status === 0;
  if (!run(aptCommand('download prometheus')))
    run(aptCommand(...(process.getuid?.() === 0 ? ['update'] : []), 'download prometheus'));
  const file = readdirSync(folder).find((name) => name.endsWith('.deb'));
  if (file) run(`dpkg-deb -x ${file} .`);
}
