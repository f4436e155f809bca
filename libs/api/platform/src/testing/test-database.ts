import { randomBytes } from 'node:crypto';
import { copyDatabase, templateDatabase, getDatabaseUrl, withAdmin, type DatabaseTemplate } from './template-database';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A database of its own for a spec file: migrated, and empty but for what migrations and the template bring. */
export async function createTestDatabase(template?: DatabaseTemplate): Promise<TestDatabase> {
  const name = `heizplatz_test_${randomBytes(6).toString('hex')}`;
  await withAdmin(async (admin) => copyDatabase(admin, await templateDatabase(admin, template), name));
  return {
    url: getDatabaseUrl(name),
    drop: async () => {
      await withAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}
