import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBucket } from '@heizplatz/releases';
import { listBackups } from './backup-folder.ts';
import { pruneBackups } from './prune-backups.ts';
import { mirrorBackups, pruneMirror } from './s3/mirror-backups.ts';
import { readSources } from './sources.ts';
import { takeBackup } from './take-backup.ts';

/**
 * `npm run backup -- --to FOLDER [--files-only | --log-only | --list | --prune --keep N] [--mirror S3]`:
 * docs/operation.md describes when.
 */
const USAGE = `npm run backup -- --to FOLDER                  copies database, files and releases
npm run backup -- --to FOLDER --files-only     copies files and releases
npm run backup -- --to FOLDER --log-only       copies nothing: run it each minute with --mirror
npm run backup -- --to FOLDER --list           lists the backups
npm run backup -- --to FOLDER --prune --keep N removes everything older than the last N database backups
With --mirror s3://BUCKET/PREFIX (or BACKUP_MIRROR) the bucket is updated too.
BACKUP_DIR may be set instead of --to FOLDER.`;

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
      ...{
        mirror: { type: 'string' },
        'files-only': { type: 'boolean' },
        'log-only': { type: 'boolean' },
        list: { type: 'boolean' },
        prune: { type: 'boolean' },
      },
    },
  });
  const to = values.to ?? process.env['BACKUP_DIR'];
  if (!to) throw new Error(USAGE);
  const folder = resolve(to);
  const mirror = values.mirror ?? process.env['BACKUP_MIRROR'];
  const store = mirror ? openBucket(mirror, process.env) : null;
  if (values.list) return list(folder);
  if (values.prune) {
    await prune(folder, Number(values.keep));
    if (store) await pruneMirror(folder, store);
    return;
  }
  if (values['log-only'] && !store) throw new Error(`--log-only needs --mirror.\n\n${USAGE}`);
  const from = performance.now();
  const seconds = () => ((performance.now() - from) / 1000).toFixed(1);
  if (!values['log-only']) {
    const target = await takeBackup(folder, readSources(process.env), { hasBase: !values['files-only'] });
    console.log(`Wrote ${target} in ${seconds()} s.`);
  }
  if (!store) return;
  const { files, bytes } = await mirrorBackups(folder, store);
  console.log(`Sent ${files} files (${(bytes / 1e6).toFixed(1)} MB) to ${mirror} in ${seconds()} s.`);
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
  for (const removed of await pruneBackups(folder, { keep })) console.log(`Removed ${removed}`);
}
