import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from './start-database.ts';

/** Nothing here outlives the run, so nothing has to reach the disk. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  shared_buffers: '64MB',
  max_wal_size: '4GB',
  autovacuum: 'off',
};

// eslint-disable-next-line no-restricted-syntax -- jest wants a default export
export default async function startTestDatabase(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  const dataDir = mkdtempSync(join(tmpdir(), 'heizplatz-test-'));
  const database = await startDatabase({ dataDir, settings: FAST, isDisposable: true });
  process.env['TEST_DATABASE_URL'] = database.url;
  Reflect.set(globalThis, Symbol.for('heizplatz test database'), database);
}
