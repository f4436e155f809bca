import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isBucketAddress, openBucket } from '@heizplatz/releases';
import { choosePlaces } from '../database/choose-places.ts';
import { restoreBackup } from './restore-backup.ts';
import { fetchBackups } from './s3/fetch-backups.ts';

/** `npm run restore -- --from FOLDER [--at TIME] --data NEW_FOLDER`: docs/operation.md describes the next steps. */
const USAGE = `npm run restore -- --from FOLDER --data NEW_FOLDER [--at 2026-11-23T12:00:05Z]
BACKUP_DIR may be set instead of --from. FOLDER may be s3://BUCKET/PREFIX. Without --at, the latest state is restored.`;

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, at: { type: 'string' }, data: { type: 'string' } },
  });
  const from = values.from ?? process.env['BACKUP_DIR'];
  if (!from || !values.data) throw new Error(USAGE);
  const at = values.at === undefined ? null : new Date(values.at);
  if (at && Number.isNaN(at.getTime())) throw new Error(`--at ${values.at} is not a valid time.\n\n${USAGE}`);
  const dataDir = resolve(values.data);
  const { dataDir: databaseDir, account } = choosePlaces(join(dataDir, 'postgres'));
  const targets = { databaseDir, filesDir: join(dataDir, 'files'), releasesDir: join(dataDir, 'releases') };
  const folder = isBucketAddress(from) ? await fetched(from, at, dataDir) : resolve(from);
  await restoreBackup(folder, at, targets, account);
  console.log(`Restored ${Object.values(targets).join(', ')}.
The database replays its log when it starts on ${databaseDir}/cluster. DATA_DIR=${dataDir} npm start does so;
for a PostgreSQL of your own, change the owner first: chown -R postgres ${databaseDir}.
Copy the earlier secrets and keys too: encrypted data cannot be read without them.`);
}

/** Beside what is laid out: the database reads its log there when it is started for the first time. */
async function fetched(address: string, at: Date | null, dataDir: string): Promise<string> {
  const folder = join(dataDir, 'fetched-backup');
  console.log(`Fetching ${address} into ${folder}; delete it once the database has replayed its log …`);
  await fetchBackups(openBucket(address, process.env), folder, at);
  return folder;
}
