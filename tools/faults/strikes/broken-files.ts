import { appendFileSync, readdirSync, renameSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Surroundings } from './fault.ts';

const away = async (folder: string, lastsMs: number): Promise<void> => {
  renameSync(folder, `${folder}.away`);
  await pause(lastsMs);
  renameSync(`${folder}.away`, folder);
};

/** Uploads, terms and pictures: the whole folder, as after a mount that was lost. */
export const loseUploads = ({ house, lastsMs }: Surroundings) => away(join(house.dataDir, 'files'), lastsMs);

/** All releases of one remote. */
export const loseRemote = ({ house, lastsMs }: Surroundings) => away(join(house.releasesDir, 'order'), lastsMs);

/** Each file of each release of one remote gets some bytes more, so that no hash holds. */
export async function alterRemote({ house, lastsMs }: Surroundings): Promise<void> {
  const folder = join(house.releasesDir, 'public');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => ({ path, size: statSync(path).size }));
  for (const { path } of files) appendFileSync(path, '\n/* altered */');
  await pause(lastsMs);
  for (const { path, size } of files) truncateSync(path, size);
}
