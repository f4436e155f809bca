import { randomBytes } from 'node:crypto';
import { templateDatabase, urlOfDatabase, withAdmin } from './template-database';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A migrated database of its own for a spec file, empty but for what migrations bring. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = await templateDatabase();
  const name = `heizplatz_test_${randomBytes(6).toString('hex')}`;
  await withAdmin((admin) => admin.query(`create database ${name} template ${template}`));
  return {
    url: urlOfDatabase(name),
    drop: async () => {
      await withAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}
