import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

interface PathsConfig {
  compilerOptions: { paths: Record<string, string[]> };
}

/** The libs' names and entry files, as tsconfig.base.json has them. */
export function libAliases(): Record<string, string> {
  const { paths } = (JSON.parse(readFileSync(join(ROOT, 'tsconfig.base.json'), 'utf8')) as PathsConfig).compilerOptions;
  return Object.fromEntries(Object.entries(paths).map(([name, [file]]) => [`${name}$`, join(ROOT, file ?? '')]));
}

/** The installed version of a package. */
export function installedVersion(name: string): string {
  return (JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;
}
