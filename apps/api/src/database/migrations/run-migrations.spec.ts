import { createTestDatabase, type TestDatabase } from '@heizplatz/api-platform/testing';
import { Client } from 'pg';
import { runMigrations } from './run-migrations';

let database: TestDatabase;
const clients: Client[] = [];
const lines: string[] = [];
const log = { error: (_what: object, text: string) => void lines.push(text) };
let at = Date.now() + 1_000_000_000;

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  clients.push(client);
  return client;
}
const migration = (...sql: string[]) => ({ sql, folderMillis: (at += 1000), hash: `test ${at}`, bps: true });

beforeAll(async () => {
  database = await createTestDatabase();
  await (await connect()).query('create table lists (id integer primary key, word text)');
});
beforeEach(() => lines.splice(0));
afterAll(async () => {
  for (const client of clients) await client.end();
  await database.drop();
});

it('does not queue behind a transaction that runs on, so that readers do not queue behind it', async () => {
  const [migrating, long, reader] = [await connect(), await connect(), await connect()];
  await reader.query(`set statement_timeout = '10s'`);
  await long.query('begin');
  await long.query('select * from lists');
  const added = migration('alter table lists add column added text');
  const migrated = runMigrations(migrating, [added], { log, lockTimeoutMs: 100 });
  while (lines.length < 2) await reader.query('select * from lists');
  await long.query('commit');
  await migrated;
  await expect(reader.query('select added from lists')).resolves.toMatchObject({ rowCount: 0 });
  expect(new Set(lines)).toEqual(new Set(['a migration waits for a lock and is tried again']));
});

it('gives up at last, and leaves nothing half-done', async () => {
  const [migrating, long] = [await connect(), await connect()];
  await long.query('begin');
  await long.query('select * from lists');
  const half = migration('create table half (id integer)', 'alter table lists add column never text');
  await expect(runMigrations(migrating, [half], { log, lockTimeoutMs: 50, patienceMs: 0 })).rejects.toMatchObject({
    code: '55P03',
  });
  await long.query('commit');
  await expect(migrating.query('select * from half')).rejects.toMatchObject({ code: '42P01' });
});

it('makes an index beside writers, and one anew that a try left half-made', async () => {
  const [migrating, writer] = [await connect(), await connect()];
  await writer.query(`insert into lists values (1, 'a'), (2, 'a')`);
  await expect(migrating.query('create unique index concurrently words on lists (word)')).rejects.toMatchObject({
    code: '23505',
  });
  await writer.query(`update lists set word = 'b' where id = 2`);
  const index = migration('CREATE UNIQUE INDEX CONCURRENTLY "words" ON "lists" USING btree ("word")');
  await runMigrations(migrating, [index], { log });
  await expect(writer.query(`insert into lists values (3, 'b')`)).rejects.toMatchObject({ code: '23505' });
  const { rows } = await writer.query('select indisvalid from pg_index where indexrelid = $1::regclass', ['words']);
  expect(rows).toEqual([{ indisvalid: true }]);
  // Recorded: the same list brings nothing new.
  await runMigrations(migrating, [index], { log });
});

it('fills in portions before its indexes, and again from the start after a portion failed', async () => {
  const [migrating, writer] = [await connect(), await connect()];
  await writer.query(`create table portions (id integer primary key, word text)`);
  await writer.query(
    `insert into portions select n, case n when 3 then null else 'old' end from generate_series(1, 4) as n`,
  );
  const fill = `DO $$ BEGIN
    FOR at IN 1..4 LOOP
      UPDATE portions SET word = 'new ' || length(word) WHERE id = at;
      IF (SELECT word IS NULL FROM portions WHERE id = at) THEN RAISE 'no word'; END IF;
      COMMIT;
    END LOOP; END $$`;
  const filled = migration(fill, 'CREATE INDEX CONCURRENTLY "portions_word" ON "portions" USING btree ("word")');
  await expect(runMigrations(migrating, [filled], { log })).rejects.toThrow('no word');
  const read = async () => (await writer.query('select word from portions order by id')).rows.map(({ word }) => word);
  expect(await read()).toEqual(['new 3', 'new 3', null, 'old']);
  await writer.query(`update portions set word = 'old' where id = 3`);
  await runMigrations(migrating, [filled], { log });
  expect(await read()).toEqual(['new 5', 'new 5', 'new 3', 'new 3']);
  const { rows } = await writer.query('select indisvalid from pg_index where indexrelid = $1::regclass', [
    'portions_word',
  ]);
  expect(rows).toEqual([{ indisvalid: true }]);
});
