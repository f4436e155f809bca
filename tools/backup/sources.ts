import { join, resolve } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { choosePlaces } from '../database/choose-places.ts';
import { databaseUrl, findPostmaster } from '../database/cluster.ts';
import { registryDir } from '../releases/release-folders.ts';
import type { BackupSources } from './take-backup.ts';

/** What runs by DATABASE_URL, DATA_DIR and RELEASES_DIR; without the first, the embedded database, which has to run. */
export function readSources(environment: NodeJS.ProcessEnv): BackupSources {
  const dataDir = resolve(ROOT, environment['DATA_DIR'] ?? '.data');
  const folders = { filesDir: join(dataDir, 'files'), releasesDir: registryDir() };
  const url = environment['DATABASE_URL'];
  if (url) return { databaseUrl: url, ...folders };
  const places = choosePlaces(join(dataDir, 'postgres'));
  const postmaster = findPostmaster(places.dataDir);
  if (!postmaster) throw new Error(`No database runs on ${dataDir}: start Heizplatz, or set DATABASE_URL.`);
  return { databaseUrl: databaseUrl(places.dataDir, postmaster.port), ...folders, embeddedDir: places.dataDir };
}
