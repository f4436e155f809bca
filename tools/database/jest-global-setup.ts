import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DISPOSABLE_SETTINGS } from './disposable-settings.ts';
import { startDatabase } from './start-database.ts';

// eslint-disable-next-line no-restricted-syntax -- jest wants a default export
export default async function startTestDatabase(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'heizplatz-test-'));
  const database = await startDatabase({ dataDir, settings: DISPOSABLE_SETTINGS, isDisposable: true });
  process.env['TEST_DATABASE_URL'] = database.url;
  Reflect.set(globalThis, Symbol.for('heizplatz test database'), database);
}
