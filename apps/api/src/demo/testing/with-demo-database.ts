import type { Database } from '../../database/database';
import { openDatabase, type OpenDatabase } from '../../database/open-database';
import { FILL_TIMEOUTS } from '../../testing/template-database';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { DEMO_TEMPLATE } from './demo-templates';

/** A database of the demonstration's market for the tests of a file; to be called at its top. */
export function withDemoDatabase(): () => Database {
  let database: TestDatabase;
  let open: OpenDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(DEMO_TEMPLATE);
    open = openDatabase({ url: database.url, poolSize: 2, log: console, ...FILL_TIMEOUTS });
  }, 240_000);
  afterAll(async () => {
    await open.close();
    await database.drop();
  });
  return () => open.db;
}
