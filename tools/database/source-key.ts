import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const isSource = (path: string): boolean => !/\.spec\.tsx?$/.test(path) && !path.split(sep).includes('node_modules');

/** Of all files below the folders but specs: another key as soon as one of them is another. */
export function sourceKey(root: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  );
  for (const file of files.filter(isSource).sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}
