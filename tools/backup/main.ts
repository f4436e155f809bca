import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listBackups } from './backup-folder.ts';
import { pruneBackups } from './prune-backups.ts';
import { readSources } from './sources.ts';
import { takeBackup } from './take-backup.ts';

/** `npm run backup -- --to FOLDER [--files-only | --list | --prune --keep N]`: docs/operation.md says when. */
const USAGE = `npm run backup -- --to FOLDER                  copies database, files and releases
npm run backup -- --to FOLDER --files-only     copies files and releases
npm run backup -- --to FOLDER --list           names the backups
npm run backup -- --to FOLDER --prune --keep N removes what is older than the last N of the database
FOLDER may stand in BACKUP_DIR instead.`;

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...{ to: { type: 'string' }, keep: { type: 'string' } },
      ...{ 'files-only': { type: 'boolean' }, list: { type: 'boolean' }, prune: { type: 'boolean' } },
    },
  });
  const to = values.to ?? process.env['BACKUP_DIR'];
  if (!to) throw new Error(USAGE);
  const folder = resolve(to);
  if (values.list) return list(folder);
  if (values.prune) return prune(folder, Number(values.keep));
  const from = performance.now();
  const target = await takeBackup(folder, readSources(process.env), { hasBase: !values['files-only'] });
  console.log(`${target} after ${((performance.now() - from) / 1000).toFixed(1)} s`);
}

function list(folder: string): void {
  for (const { begunAt, endedAt, postgres, files } of listBackups(folder)) {
    const megabytes = (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1);
    const what = postgres === null ? 'files and releases' : `database (PostgreSQL ${postgres}), files and releases`;
    console.log(`${begunAt} to ${endedAt}  ${megabytes} MB  ${what}`);
  }
}

async function prune(folder: string, keep: number): Promise<void> {
  if (!Number.isInteger(keep) || keep < 1)
    throw new Error(`--prune needs --keep N, a whole number above 0.\n\n${USAGE}`);
  for (const removed of await pruneBackups(folder, { keep })) console.log(`removed ${removed}`);
}
