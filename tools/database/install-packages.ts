import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** apt refuses a second process; those of one account that want packages at the same time wait for each other. */
const LOCK = join(tmpdir(), `heizplatz-apt-${process.getuid?.() ?? 0}.lock`);
const APT = 'apt-get -qq -o Acquire::Retries=1 -o Acquire::http::Timeout=20';
// Run level 1: Debian's scripts start no service.
const ENVIRONMENT = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/** A command of apt for a shell, which waits until no other of ours runs. */
export const aptCommand = (...commands: readonly string[]): string =>
  `flock ${LOCK} sh -c '${commands.map((command) => `${APT} ${command}`).join('; ')}'`;

/** Whether Debian's packages can be had here, and this account may install them. */
const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Each on its own: not every release of Debian has all of them. */
const installCommand = (names: readonly string[]): string =>
  aptCommand('update', ...names.map((name) => `install -y --no-install-recommends ${name}`));

/** Installs Debian's packages where this account may; resolves when that ended, whether or not they are there. */
export async function installPackages(names: readonly string[]): Promise<void> {
  if (names.length === 0 || !mayInstall()) return;
  console.log(`Installing of Debian's packages: ${names.join(', ')} …`);
  const env = { ...process.env, ...ENVIRONMENT };
  await once(spawn(installCommand(names), { shell: true, stdio: ['ignore', 'ignore', 'inherit'], env }), 'close');
}

/** The same for callers that cannot wait otherwise. */
export function installPackageNow(name: string): void {
  if (!mayInstall()) return;
  spawnSync(installCommand([name]), { shell: true, stdio: 'ignore', env: { ...process.env, ...ENVIRONMENT } });
}
