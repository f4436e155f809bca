import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes with any file of the folders, and with the day: the demo market is made for a day. */
export function templateKey(folders: readonly string[], day: string): string {
  const hash = createHash('sha256').update(day);
  for (const folder of folders)
    for (const file of filesIn(folder)) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
