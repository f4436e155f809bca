import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../build/workspace.ts';

// Inside the checkout: the tables of the spec import drizzle's packages.
mkdirSync(join(ROOT, 'tmp'), { recursive: true });
const folder = mkdtempSync(join(ROOT, 'tmp/generate-migration-'));
const project = relative(ROOT, folder);
afterAll(() => rmSync(folder, { recursive: true }));

/** Generates from a table of these columns; returns what the folder of migrations holds then. */
function generate(columns: string, name: string) {
  const table = `import { integer, pgTable, text } from 'drizzle-orm/pg-core';\nexport const lists = pgTable('lists', { ${columns} });\n`;
  writeFileSync(join(folder, 'schema.ts'), table);
  const config = { dialect: 'postgresql', schema: `./${project}/schema.ts`, out: `./${project}/migrations` };
  writeFileSync(join(folder, 'drizzle.config.ts'), `export default ${JSON.stringify(config)};\n`);
  const tool = join(import.meta.dirname, 'generate-migration.ts');
  const options = ['--name', name, '--config', `${project}/drizzle.config.ts`, '--out', `${project}/migrations`];
  const { status, stderr } = spawnSync(process.execPath, [tool, ...options], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const list = (path: string, ending: string) =>
    readdirSync(join(folder, 'migrations', path)).filter((file) => file.endsWith(ending));
  return { migrations: list('', '.sql').sort(), snapshots: list('meta', '_snapshot.json') };
}

test('a migration is what differs from the newest snapshot, the only one that is kept', () => {
  const first = { migrations: ['0000_first.sql'], snapshots: ['0000_snapshot.json'] };
  expect(generate('id: integer()', 'first')).toEqual(first);
  expect(generate('id: integer()', 'same')).toEqual(first);
  const second = { migrations: ['0000_first.sql', '0001_second.sql'], snapshots: ['0001_snapshot.json'] };
  expect(generate('id: integer(), word: text()', 'second')).toEqual(second);
  expect(readFileSync(join(folder, 'migrations/0001_second.sql'), 'utf8')).toBe(
    'ALTER TABLE "lists" ADD COLUMN "word" text;',
  );
  // Two migrations after the first: the snapshot between them is not missed.
  expect(generate('id: integer(), word: text(), at: integer()', 'third')).toEqual({
    migrations: [...second.migrations, '0002_third.sql'],
    snapshots: ['0002_snapshot.json'],
  });
});

test('of the snapshots of the API only the newest is kept', () => {
  const meta = join(ROOT, 'apps/api/migrations/meta');
  const journal: { entries: { idx: number }[] } = JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8'));
  const newest = String(journal.entries.at(-1)?.idx).padStart(4, '0');
  expect(readdirSync(meta).sort()).toEqual([`${newest}_snapshot.json`, '_journal.json']);
});
