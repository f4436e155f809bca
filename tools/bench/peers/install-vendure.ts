import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** GPL-3.0: installed outside of the repository to be measured, and no part of what is built or delivered. */
const PACKAGES = { '@vendure/core': '3.7.3', pg: '8.22.0' };

/** Installs Vendure unless an earlier run did; gives the folder whose node_modules have it. */
export function installVendure(): string {
  const folder = join(tmpdir(), `heizplatz-peers/vendure-${PACKAGES['@vendure/core']}`);
  const finished = join(folder, 'installed');
  if (existsSync(finished)) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }));
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Vendure cannot be installed; npm’s registry has to be reachable');
  writeFileSync(finished, '');
  return folder;
}
