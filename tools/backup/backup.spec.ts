import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePlaces } from '../database/choose-places';
import { type RunningDatabase, startDatabase } from '../database/start-database';
import { archivingInto } from './archive-settings';
import { listBackups, walFolder } from './backup-folder';
import { pruneBackups } from './prune-backups';
import { restoreBackup } from './restore-backup';
import { takeBackup } from './take-backup';
import { archiveLog, request } from './testing/archive-log';

const home = mkdtempSync(join(tmpdir(), 'heizplatz-backup-'));
chmodSync(home, 0o755);
const backups = join(home, 'backups');
const folders = { filesDir: join(home, 'files'), releasesDir: join(home, 'releases') };
const sources = { ...folders, embeddedDir: join(home, 'postgres') };
const running: RunningDatabase[] = [];
let url = '';

async function start(name: string, settings: Readonly<Record<string, string>> = {}): Promise<RunningDatabase> {
  const database = await startDatabase({ dataDir: join(home, name), settings });
  running.push(database);
  return database;
}

const COUNTS = `select count(*)::int as count, sum(cents)::int as cents, md5(string_agg(note, ',' order by id)) as notes from orders`;
const put = (url: string, count: number) =>
  request(url, `insert into orders (cents, note) select n * 7, md5(n::text) from generate_series(1, ${count}) n`);

/** The time of the database, once it is another than that by a millisecond at least. */
async function laterThan(moment: Date): Promise<Date> {
  for (;;) {
    const [row] = await request(url, `select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`);
    const now = new Date(Math.floor(Number(row?.['ms'])));
    if (now > moment) return now;
  }
}

async function restored(name: string, at: Date | null): Promise<string> {
  const { dataDir, account } = choosePlaces(join(home, name));
  const targets = {
    databaseDir: dataDir,
    filesDir: join(home, `${name}-files`),
    releasesDir: join(home, `${name}-releases`),
  };
  await restoreBackup(backups, at, targets, account);
  const restoredDatabase = await start(name);
  return restoredDatabase.url;
}

const hashesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [path.slice(folder.length), createHash('sha256').update(readFileSync(path)).digest('hex')]);

beforeAll(async () => {
  for (const folder of Object.values(folders)) mkdirSync(folder);
  ({ url } = await start('postgres', archivingInto(backups, join(home, 'postgres'))));
  await request(url, 'create table orders (id serial primary key, cents int not null, note text not null)');
});

afterAll(async () => {
  for (const database of running) await database.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

it('what was there at a second is there again, to the row and the byte, and nothing that came after it', async () => {
  await put(url, 1000);
  writeFileSync(join(sources.filesDir, 'first.pdf'), 'first');
  writeFileSync(join(sources.releasesDir, 'public.json'), '{"version":"1"}');
  let isBackedUp = false;
  const writing = (async () => {
    while (!isBackedUp) await put(url, 10);
  })();
  await takeBackup(backups, { databaseUrl: url, ...sources }, { hasBase: true });
  isBackedUp = true;
  await writing;

  await put(url, 500);
  writeFileSync(join(sources.filesDir, 'second.pdf'), 'second');
  const [[good], files] = [await request(url, COUNTS), hashesIn(sources.filesDir)];
  const at = await laterThan(await laterThan(new Date(0)));
  await laterThan(at);
  await request(url, 'delete from orders where id % 2 = 0');
  await put(url, 3);
  rmSync(join(sources.filesDir, 'first.pdf'));
  await takeBackup(backups, { databaseUrl: url, ...sources }, { hasBase: false });
  const [bad] = await request(url, COUNTS);
  await archiveLog(url, backups);

  const [first, second] = listBackups(backups).map(({ folder }) => statSync(join(folder, 'releases/public.json')).ino);
  // What did not change is a link.
  expect(second).toBe(first);

  const back = await restored('back', at);
  expect(await request(back, COUNTS)).toEqual([good]);
  expect(hashesIn(join(home, 'back-files'))).toEqual(files);
  expect(hashesIn(join(home, 'back-releases'))).toEqual(hashesIn(sources.releasesDir));
  await expect(put(back, 1)).resolves.toEqual([]);

  const latest = await restored('latest', null);
  expect(await request(latest, COUNTS)).toEqual([bad]);
}, 120_000);

it('a folder in use, a moment before the first backup and a damaged file are refused, and nothing is written', async () => {
  const { dataDir, account } = choosePlaces(join(home, 'refused'));
  const targets = { databaseDir: dataDir, filesDir: join(home, 'f'), releasesDir: join(home, 'r') };
  const restore = (at: Date | null, changed: Partial<typeof targets> = {}) =>
    restoreBackup(backups, at, { ...targets, ...changed }, account);
  await expect(restore(null, { filesDir: sources.filesDir })).rejects.toThrow(`${sources.filesDir} is not empty`);
  await expect(restore(new Date(0))).rejects.toThrow('There is no database backup before 1970');
  const [first] = listBackups(backups);
  const label = join(first?.folder ?? '', 'base/backup_label');
  const text = readFileSync(label);
  writeFileSync(label, text.toString().replace(/.$/s, '!'));
  await expect(restore(null)).rejects.toThrow(`${label} of the backup is damaged`);
  rmSync(label);
  await expect(restore(null)).rejects.toThrow(`${label} of the backup is missing`);
  writeFileSync(label, text);
  expect(readdirSync(dataDir)).toEqual([]);
});

it('older backups go, with the log that none of those that stay needs', async () => {
  await takeBackup(backups, { databaseUrl: url, ...sources }, { hasBase: true });
  const segments = () => readdirSync(walFolder(backups)).length;
  const [all, before] = [listBackups(backups), segments()];
  expect(await pruneBackups(backups, { keep: 2 })).toEqual([]);
  expect(await pruneBackups(backups, { keep: 1 })).toEqual(all.slice(0, -1).map(({ folder }) => folder));
  expect(listBackups(backups)).toEqual(all.slice(-1));
  expect(segments()).toBeLessThan(before);
  await put(url, 1);
  const [row] = await request(url, COUNTS);
  await archiveLog(url, backups);
  expect(await request(await restored('pruned', null), COUNTS)).toEqual([row]);
});

it('a database that archives nothing is not backed up', async () => {
  const { url: other } = await start('without');
  await expect(takeBackup(join(home, 'none'), { databaseUrl: other, ...sources }, { hasBase: true })).rejects.toThrow(
    'does not archive its log',
  );
  expect(readdirSync(join(home, 'none'))).toEqual([]);
});
