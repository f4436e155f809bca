import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface LibManifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
}

/** What the libs' package.json export: the file, by path below the root, of each name that others import. */
export function readLibEntries(root: string): Readonly<Record<string, string>> {
  const manifests = globSync('{libs,libs/api}/*/package.json', { cwd: root });
  return Object.fromEntries(
    manifests.flatMap((file) => {
      const { name, exports } = JSON.parse(readFileSync(join(root, file), 'utf8')) as LibManifest;
      return Object.entries(exports).map(([path, entry]) => [name + path.slice(1), join(dirname(file), entry)]);
    }),
  );
}
