import { appendFileSync, readdirSync, renameSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Dependencies } from './fault.ts';

const away = async (folder: string, lastsMs: number): Promise<void> => {
  renameSync(folder, `${folder}.away`);
  await pause(lastsMs);
  renameSync(`${folder}.away`, folder);
};

/** Uploads, terms and pictures: the whole folder, as after a mount that was lost. */
export const loseUploads = ({ system, lastsMs }: Dependencies) => away(join(system.dataDir, 'files'), lastsMs);

/** All releases of one remote. */
export const loseRemote = ({ system, lastsMs }: Dependencies) => away(join(system.releasesDir, 'order'), lastsMs);

/** Each file of each release of one remote gets some bytes more, so that no hash holds. */
export async function alterRemote({ system, lastsMs }: Dependencies): Promise<void> {
  const folder = join(system.releasesDir, 'public');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => ({ path, size: statSync(path).size }));
  for (const { path } of files) appendFileSync(path, '\n/* altered */');
  await pause(lastsMs);
  for (const { path, size } of files) truncateSync(path, size);
}
