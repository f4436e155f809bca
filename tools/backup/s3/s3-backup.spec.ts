import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Bucket, openBucket } from '@heizplatz/releases';
import S3rver from 's3rver';
import { choosePlaces } from '../../database/choose-places';
import { type RunningDatabase, startDatabase } from '../../database/start-database';
import { archivingInto } from '../archive-settings';
import { listBackups } from '../backup-folder';
import { pruneBackups } from '../prune-backups';
import { restoreBackup } from '../restore-backup';
import { takeBackup } from '../take-backup';
import { archiveLog, request } from '../testing/archive-log';
import { fetchBackups } from './fetch-backups';
import { listSizes, manifestKey, mirrorBackups, pruneMirror } from './mirror-backups';

const home = mkdtempSync(join(tmpdir(), 'heizplatz-s3-'));
chmodSync(home, 0o755);
const backups = join(home, 'backups');
const folders = { filesDir: join(home, 'files'), releasesDir: join(home, 'releases') };
const server = new S3rver({
  ...{ port: 0, address: '127.0.0.1', silent: true, directory: join(home, 'bucket') },
  configureBuckets: [{ name: 'copies', configs: [] }],
});
const running: RunningDatabase[] = [];
let environment: NodeJS.ProcessEnv = {};
let store: Bucket;
let url = '';

async function start(name: string, settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const database = await startDatabase({ dataDir: join(home, name), settings });
  running.push(database);
  return database.url;
}

const back = (hasBase: boolean) =>
  takeBackup(backups, { databaseUrl: url, ...folders, embeddedDir: join(home, 'postgres') }, { hasBase });
const put = (count: number) => request(url, `insert into orders (cents) select n from generate_series(1, ${count}) n`);
const sum = (at: string) => request(at, 'select count(*)::int as count, sum(cents)::int as cents from orders');

beforeAll(async () => {
  for (const folder of Object.values(folders)) mkdirSync(folder);
  const { port } = await server.run();
  environment = {
    ...{ AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER', AWS_REGION: 'eu-central-1' },
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
  };
  store = openBucket('s3://copies/shop/one', environment);
  url = await start('postgres', archivingInto(backups, join(home, 'postgres')));
  await request(url, 'create table orders (id serial primary key, cents int not null)');
});

afterAll(async () => {
  for (const database of running) await database.stop();
  await server.close();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

async function restored(name: string): Promise<string> {
  const folder = join(home, `${name}-fetched`);
  await fetchBackups(store, folder, null);
  const { dataDir, account } = choosePlaces(join(home, name));
  const targets = { databaseDir: dataDir, filesDir: join(home, `${name}-f`), releasesDir: join(home, `${name}-r`) };
  await restoreBackup(folder, null, targets, account);
  return start(name);
}

describe('a copy of the backups in a bucket', () => {
  it('is enough for a restore when the disk with all of them is lost', async () => {
    await put(1000);
    writeFileSync(join(folders.filesDir, 'größe + maß.pdf'), 'uploaded');
    await back(true);
    expect((await mirrorBackups(backups, store)).files).toBeGreaterThan(300);
    await put(234);
    await archiveLog(url, backups);
    await back(false);
    const { files } = await mirrorBackups(backups, store);
    // Files that stayed are there already; of the second copy it is the log that is new.
    expect(files).toBeGreaterThan(0);
    expect(files).toBeLessThan(20);
    expect(await mirrorBackups(backups, store)).toEqual({ files: 0, bytes: 0 });

    const good = await sum(url);
    const other = await restored('other');
    expect(await sum(other)).toEqual(good);
    expect(readFileSync(join(home, 'other-f', 'größe + maß.pdf'), 'utf8')).toBe('uploaded');
  }, 120_000);

  it('of which a file was altered is refused before anything is laid out', async () => {
    const [first] = listBackups(backups);
    const file = first?.files.find(({ path }) => path === 'files/größe + maß.pdf');
    await store.put(`objects/${file?.sha256}`, 'altered!');
    await expect(restored('altered')).rejects.toThrow('of the backup is damaged');
    await store.put(`objects/${file?.sha256}`, 'uploaded');
  });

  it('loses what was pruned, and never follows a folder that was lost', async () => {
    const [outlived] = listBackups(backups);
    await back(true);
    await mirrorBackups(backups, store);
    await pruneBackups(backups, { keep: 1 });
    await pruneMirror(backups, store);
    const keys = [...(await listSizes(store, '')).keys()];
    expect(keys).not.toContain(manifestKey(basename(outlived?.folder ?? '')));
    const hashes = new Set(listBackups(backups).flatMap(({ files }) => files.map(({ sha256 }) => sha256)));
    expect(keys.filter((key) => key.startsWith('objects/'))).toHaveLength(hashes.size);
    expect(await sum(await restored('pruned'))).toEqual(await sum(url));
    await expect(pruneMirror(join(home, 'lost'), store)).rejects.toThrow('nothing was removed from its mirror');
    expect([...(await listSizes(store, '')).keys()]).toEqual(keys);
  }, 120_000);
});

describe('an address', () => {
  it('that is none, or lacks its keys, is said', () => {
    expect(() => openBucket('s3://', environment)).toThrow('use s3://BUCKET/PREFIX');
    expect(() => openBucket('s3://copies', { AWS_REGION: 'eu' })).toThrow('AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY');
  });

  it('below which nothing lies has no backup', async () => {
    const empty = openBucket('s3://copies/other', environment);
    await expect(fetchBackups(empty, join(home, 'nothing'), null)).rejects.toThrow('There is no database backup');
  });
});
