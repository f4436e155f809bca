import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { choosePlaces } from '../database/choose-places.ts';
import { restoreBackup } from './restore-backup.ts';

/** `npm run restore -- --from FOLDER [--at TIME] --data NEW_FOLDER`: docs/operation.md says what follows. */
const USAGE = `npm run restore -- --from FOLDER --data NEW_FOLDER [--at 2026-11-23T12:00:05Z]
FOLDER may stand in BACKUP_DIR instead. Without --at: the last state that is known.`;

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
  if (at && Number.isNaN(at.getTime())) throw new Error(`--at ${values.at} is no time.\n\n${USAGE}`);
  const dataDir = resolve(values.data);
  const { dataDir: databaseDir, account } = choosePlaces(join(dataDir, 'postgres'));
  const targets = { databaseDir, filesDir: join(dataDir, 'files'), releasesDir: join(dataDir, 'releases') };
  await restoreBackup(resolve(from), at, targets, account);
  console.log(`Laid out: ${Object.values(targets).join(', ')}.
The database replays its log when it is started on ${databaseDir}/cluster (DATA_DIR=${dataDir} npm start does).
Bring the secrets and keys of before: encrypted data cannot be read without them.`);
}
