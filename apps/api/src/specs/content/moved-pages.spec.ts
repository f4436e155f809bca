import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findVisiblePage, seedContentPages } from '@heizplatz/api-content';
import { openDatabase } from '@heizplatz/api-platform';
import { getDatabaseUrl, withAdmin } from '@heizplatz/api-platform/testing';
import { sql } from 'drizzle-orm';
import { migrateDatabase } from '../../database/migrations/migrate-database';
import { ALL_JOBS } from '../../registry/all-jobs';

const MIGRATIONS = join(__dirname, '../../../migrations');
const MOVING = /_content_pages_moved$/;
const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

interface Journal {
  entries: { tag: string }[];
}

/** The migrations as they were before the pages moved. */
async function earlierMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'heizplatz-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal: Journal = JSON.parse(await readFile(file, 'utf8'));
  const entries = journal.entries.slice(
    0,
    journal.entries.findIndex(({ tag }) => MOVING.test(tag)),
  );
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

test('pages of a house that ran before keep their words, versions and days, and are not seeded over', async () => {
  const name = `heizplatz_test_${randomBytes(6).toString('hex')}`;
  await withAdmin((admin) => admin.query(`create database ${name}`));
  const url = getDatabaseUrl(name);
  const folder = await earlierMigrations();
  await migrateDatabase({ url, folder, jobs: ALL_JOBS, log: QUIET });
  const { db, close } = openDatabase({ url, poolSize: 2, log: console });
  try {
    await db.execute(sql`insert into content_pages (country_id, path, valid_from, title, description, blocks) values
      (1, '/impressum', '2026-06-19', 'Unser Impressum', 'Wer wir sind', '[{"Kind":"text","Text":"Hier."}]'),
      (1, '/agb', '2026-06-19', 'AGB alt', '', '[]'),
      (1, '/agb', '2026-12-01', 'AGB neu', '', '[]')`);
    await migrateDatabase({ url, folder: MIGRATIONS, jobs: ALL_JOBS, log: QUIET });
    // An operator's own imprint stays; a demo's gets the newer text.
    await seedContentPages(db, { mode: 'production' });
    const display = (path: string, day: string) =>
      findVisiblePage(db, { countryId: 1, path, now: new Date(`${day}T12:00:00Z`) });
    expect(await display('/impressum', '2026-11-21')).toMatchObject({
      ...{ kind: 'legal', title: 'Unser Impressum', validFrom: '2026-06-19' },
      blocks: [{ Kind: 'text', Text: 'Hier.' }],
    });
    expect(await display('/agb', '2026-11-30')).toMatchObject({ title: 'AGB alt' });
    expect(await display('/agb', '2026-12-01')).toMatchObject({ title: 'AGB neu', validFrom: '2026-12-01' });
    expect(await display('/hilfe', '2026-11-30')).toMatchObject({ kind: 'page', title: 'Hilfe' });
  } finally {
    await close();
    await rm(folder, { recursive: true });
    await withAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
  }
});
