import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '@heizplatz/api-platform';
import { getDatabaseUrl, withAdmin } from '@heizplatz/api-platform/testing';
import { Client } from 'pg';
import { ALL_JOBS } from '../../registry/all-jobs';
import { migrateDatabase } from './migrate-database';

const FOLDER = join(__dirname, '../../../migrations');
/** When the last two of the former migrations were generated, 0093_case_words_filled and 0094_shell_serving. */
const LAST_FORMER = [1795704168910, 1795948228346] as const;
const log = { error: () => undefined };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  closing.push(() => client.end());
  return client;
}

/** A database without a table, and a connection to it. */
async function emptyDatabase() {
  const name = `heizplatz_test_${randomBytes(6).toString('hex')}`;
  await withAdmin((admin) => admin.query(`create database ${name}`));
  closing.push(() => withAdmin((admin) => admin.query(`drop database ${name} with (force)`)));
  const url = getDatabaseUrl(name);
  return { url, client: await connect(url) };
}

/** A database whose tables are those of the baseline, and whose records end with the former migration of that time. */
async function databaseAt(lastMs: number) {
  const { url, client } = await emptyDatabase();
  await migrateDatabase({ url, folder: await folderOf((entries) => entries.slice(0, 1)), jobs: ALL_JOBS, log });
  await client.query('truncate drizzle.__drizzle_migrations');
  for (const [index, time] of LAST_FORMER.filter((time) => time <= lastMs).entries())
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      `former ${index}`,
      time,
    ]);
  // Whatever runs the baseline makes it again, or fails at the first table that is there.
  await client.query('drop table shell_nodes');
  return { client, url };
}

const getRecords = async (client: Client): Promise<unknown[]> =>
  (await client.query('select created_at::float8 as at from drizzle.__drizzle_migrations order by id')).rows.map(
    ({ at }) => at,
  );

const hasTable = async (client: Client, name: string): Promise<boolean> =>
  (await client.query('select to_regclass($1) is not null as known', [`public.${name}`])).rows[0].known;

type Entries = readonly { readonly when: number }[];

/** A copy of the folder of migrations with other entries in its journal. */
async function folderOf(change: (entries: Entries) => Entries): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'heizplatz-migrations-'));
  closing.push(() => rm(folder, { recursive: true }));
  await cp(FOLDER, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal: { entries: Entries } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...journal, entries: change(journal.entries) }));
  return folder;
}

/** The folder of migrations with one more, which makes the table `later`. */
async function folderWithLater(): Promise<string> {
  const folder = await folderOf((entries) => {
    const when = Math.max(...entries.map((entry) => entry.when)) + 1;
    return [...entries, { idx: 9999, version: '7', when, tag: '9999_later', breakpoints: true }];
  });
  await writeFile(join(folder, '9999_later.sql'), 'CREATE TABLE "later" ("id" integer);');
  return folder;
}

/** Columns by table as the tables in code have them; drizzle-kit compares these with the newest snapshot. */
async function getDeclaredColumns(): Promise<Record<string, string[]>> {
  const [newest = ''] = (await readdir(join(FOLDER, 'meta'))).filter((file) => file.endsWith('_snapshot.json'));
  const { tables }: { tables: Record<string, { name: string; columns: object }> } = JSON.parse(
    await readFile(join(FOLDER, 'meta', newest), 'utf8'),
  );
  return Object.fromEntries(Object.values(tables).map(({ name, columns }) => [name, Object.keys(columns).sort()]));
}

it('an empty database gets the baseline, once', async () => {
  const { url, client } = await emptyDatabase();
  const migrations = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql'));
  for (let start = 0; start < 2; start++) {
    await migrateDatabase({ url, folder: FOLDER, jobs: ALL_JOBS, log });
    expect(await getRecords(client)).toHaveLength(migrations.length);
  }
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    select table_name as table, array_agg(column_name::text order by column_name::text collate "C") as columns
    from information_schema.columns where table_schema = 'public' group by table_name`);
  expect(Object.fromEntries(rows.map(({ table, columns }) => [table, columns]))).toEqual(await getDeclaredColumns());
  const { rowCount } = await client.query('select from text_modules');
  expect(rowCount).toBe(5);
});

it('a database at the last of the former migrations is taken over as it is, and gets later ones', async () => {
  const { client, url } = await databaseAt(LAST_FORMER[1]);
  const migrate = async (folder: string) => migrateDatabase({ url, folder, jobs: ALL_JOBS, log });
  await migrate(FOLDER);
  const records = await getRecords(client);
  expect(records.slice(0, 3)).toEqual([...LAST_FORMER, LAST_FORMER[1]]);
  await migrate(FOLDER);
  expect(await getRecords(client)).toEqual(records);
  await migrate(await folderWithLater());
  expect(await hasTable(client, 'later')).toBe(true);
  expect(await hasTable(client, 'shell_nodes')).toBe(false);
});

it('an older database is refused with the way out, and left as it is', async () => {
  const { client, url } = await databaseAt(LAST_FORMER[0]);
  const migrating = migrateDatabase({ url, folder: await folderWithLater(), jobs: ALL_JOBS, log });
  const refusal = await migrating.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ConfigError);
  expect(String(refusal)).toMatch(/older than the first migration.* check out \w{8} and migrate it with that/);
  expect(await getRecords(client)).toEqual([LAST_FORMER[0]]);
  expect(await hasTable(client, 'later')).toBe(false);
});
