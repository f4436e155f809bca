import { dirname, join, resolve } from 'node:path';
import { ROOT } from '../build/workspace.ts';
import { locateData } from '../database/choose-places.ts';
import { databaseUrl, findPostmaster } from '../database/cluster.ts';
import { registryDir } from './release-folders.ts';

/** DATABASE_URL, or the database of the running `npm start` whose releases these are. */
export const findDatabase = (environment: NodeJS.ProcessEnv): string | undefined =>
  environment['DATABASE_URL'] || findEmbedded(environment['DATA_DIR']);

/** The embedded database lies in DATA_DIR, or beside the releases as the keys do. */
function findEmbedded(dataDirName: string | undefined): string | undefined {
  const dataDir = locateData(join(dataDirName ? resolve(ROOT, dataDirName) : dirname(registryDir()), 'postgres'));
  const postmaster = findPostmaster(dataDir);
  return postmaster && databaseUrl(dataDir, postmaster.port);
}
