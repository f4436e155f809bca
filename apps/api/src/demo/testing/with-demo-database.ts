import { type Database, openDatabase, type OpenDatabase } from '@heizplatz/api-platform';
import { createTestDatabase, FILL_TIMEOUTS, type TestDatabase } from '@heizplatz/api-platform/testing';
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
