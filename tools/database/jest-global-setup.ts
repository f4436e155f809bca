import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { disposableFolder } from './disposable-folder.ts';
import { MEMORY_SETTINGS } from './disposable-settings.ts';
import { sourceKey } from './source-key.ts';
import { startDatabase } from './start-database.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What the contents of template databases come from. */
const TEMPLATE_SOURCES = ['apps/api/migrations', 'apps/api/src', 'libs'];

// eslint-disable-next-line no-restricted-syntax -- jest wants a default export
export default async function startTestDatabase(): Promise<void> {
  process.env['TEST_TEMPLATE_KEY'] = sourceKey(ROOT, TEMPLATE_SOURCES);
  if (process.env['TEST_DATABASE_URL']) return;
  const dataDir = mkdtempSync(join(disposableFolder(), 'heizplatz-test-'));
  const database = await startDatabase({ dataDir, settings: MEMORY_SETTINGS, isDisposable: true });
  process.env['TEST_DATABASE_URL'] = database.url;
  Reflect.set(globalThis, Symbol.for('heizplatz test database'), database);
}
