import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type CopiedFile, type CopyOptions, copyTree, getHash } from './copied-tree.ts';
import { type Backup, earlierCopy, listBackups, MANIFEST, type Manifest, PASSWORD } from './backup-folder.ts';

export interface BackupSources {
  readonly databaseUrl: string;
  /** Uploads, media, exports. */
  readonly filesDir: string;
  readonly releasesDir: string;
  /** Of the embedded database: where its superuser's password lies. */
  readonly embeddedDir?: string | undefined;
}

/** What PostgreSQL makes anew, or must not find in a copy (its documentation, 'Making a base backup using the low level API'). */
export const OMITTED =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.|^postmaster\.(pid|opts)$|(^|\/)pgsql_tmp/;

/**
 * Copies files and releases, and with `hasBase` the database, into a new folder below `folder`; returns it. The
 * database keeps running meanwhile. Throws with a solution if its log is not archived or its files are out of reach,
 * and leaves nothing.
 */
export async function takeBackup(
  folder: string,
  sources: BackupSources,
  { hasBase }: { hasBase: boolean },
): Promise<string> {
  const target = join(folder, new Date().toISOString().replaceAll(/[:.]/g, '-'));
  const draft = `${target}.part`;
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const manifest = await copyAll(draft, sources, { hasBase, last: listBackups(folder).at(-1) });
    await writeFile(join(draft, MANIFEST), JSON.stringify(manifest), { mode: 0o600 });
    await rename(draft, target);
    return target;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function copyAll(
  draft: string,
  { databaseUrl, embeddedDir, filesDir, releasesDir }: BackupSources,
  { hasBase, last }: { readonly hasBase: boolean; readonly last: Backup | undefined },
): Promise<Manifest> {
  const begunAt = new Date();
  const files: CopiedFile[] = [];
  const copy: Copy = async (name, source, options) => {
    const copied = await copyTree(source, join(draft, name), options);
    files.push(...copied.map((file) => ({ ...file, path: join(name, file.path) })));
  };
  const postgres = hasBase ? await copyDatabase(databaseUrl, join(draft, 'base'), copy) : null;
  if (hasBase) files.push(...(await describe(draft, ['base/backup_label', 'base/tablespace_map'])));
  if (hasBase && embeddedDir) await copy('embedded', embeddedDir, { omits: (path) => path !== PASSWORD });
  // After the database: what a row names is there.
  for (const [name, source] of Object.entries({ files: filesDir, releases: releasesDir }))
    await copy(name, source, { before: last && earlierCopy(last, name) });
  return {
    begunAt: begunAt.toISOString(),
    endedAt: new Date().toISOString(),
    postgres,
    emptyFolders: emptyFoldersIn(draft),
    files,
  };
}

const emptyFoldersIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => {
    const full = join(folder, path);
    return statSync(full).isDirectory() && readdirSync(full).length === 0;
  });

const describe = (folder: string, paths: readonly string[]): Promise<CopiedFile[]> =>
  Promise.all(
    paths
      .filter((path) => existsSync(join(folder, path)))
      .map(async (path) => {
        const file = join(folder, path);
        return { path, bytes: statSync(file).size, sha256: await getHash(file) };
      }),
  );

type Copy = (name: string, source: string, options?: CopyOptions) => Promise<void>;

/** Returns the major version. */
async function copyDatabase(connectionString: string, target: string, copy: Copy): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const show = async (name: string): Promise<string> =>
      String((await client.query(`select current_setting('${name}') as value`)).rows[0]?.value);
    if ((await show('archive_mode')) === 'off')
      throw new Error(
        'The database does not archive its log: start with BACKUP_DIR, or set archive_mode as docs/operation.md describes.',
      );
    const dataFolder = await show('data_directory');
    if (!existsSync(dataFolder))
      throw new Error(
        `The database's files (${dataFolder}) are not on this machine; run the command on the machine that has them.`,
      );
    await client.query(`select pg_backup_start('heizplatz', true)`);
    await copy('base', dataFolder, { omits: (path) => OMITTED.test(path) });
    // Waits until the log of these minutes is archived.
    const { rows } = await client.query<{ label: string; map: string }>(
      'select labelfile as label, spcmapfile as map from pg_backup_stop(true)',
    );
    await writeFile(join(target, 'backup_label'), rows[0]?.label ?? '');
    if (rows[0]?.map) await writeFile(join(target, 'tablespace_map'), rows[0].map);
    return Math.floor(Number(await show('server_version_num')) / 10_000);
  } finally {
    await client.end();
  }
}
