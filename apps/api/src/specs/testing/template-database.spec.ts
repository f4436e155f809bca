import { randomBytes } from 'node:crypto';
import { states } from '@heizplatz/api-catalog';
import { openDatabase } from '@heizplatz/api-platform';
import {
  createTestDatabase,
  type DatabaseTemplate,
  type TestDatabase,
  withAdmin,
} from '@heizplatz/api-platform/testing';
import { sql } from 'drizzle-orm';

const BAVARIA = { id: 293, countryId: 1, name: 'Bayern', friendlyName: 'bayern', mapId: 'DE-BY' };
const made: TestDatabase[] = [];
const templates: string[] = [];

afterAll(async () => {
  for (const { drop } of made) await drop();
  await withAdmin(async (admin) => {
    const { rows } = await admin.query<{ datname: string }>('select datname from pg_database');
    for (const { datname } of rows)
      if (templates.some((name) => datname.includes(name))) await admin.query(`drop database ${datname} with (force)`);
  });
});

/** Of a name that no other run has. */
function template(fill: DatabaseTemplate['fill']): DatabaseTemplate {
  const name = `spec_${randomBytes(6).toString('hex')}`;
  templates.push(name);
  return { name, fill };
}

async function create(from?: DatabaseTemplate): Promise<TestDatabase> {
  const database = await createTestDatabase(from);
  made.push(database);
  return database;
}

/** Counts the states of a database, after a statement if there is one. */
async function countStates({ url }: TestDatabase, statement?: string): Promise<number> {
  const { db, close } = openDatabase({ url, poolSize: 1, log: console });
  try {
    if (statement) await db.execute(sql.raw(statement));
    return await db.$count(states);
  } finally {
    await close();
  }
}

describe('a test database', () => {
  it('is migrated and empty without a template', async () => {
    expect(await countStates(await create())).toBe(0);
  });

  it('is filled once for all that ask at the same moment, and nobody sees what another changes', async () => {
    let fills = 0;
    const bavaria = template(async (db) => {
      fills += 1;
      await db.insert(states).values(BAVARIA);
    });
    const [first, second] = await Promise.all([create(bavaria), create(bavaria)]);
    expect(await countStates(first, 'delete from states')).toBe(0);
    expect(await countStates(second)).toBe(1);
    expect(await countStates(await create(bavaria))).toBe(1);
    expect(fills).toBe(1);
  });

  it('is not copied from what was filled by half: the next one fills anew', async () => {
    let fills = 0;
    const failing = template(async (db) => {
      fills += 1;
      await db.insert(states).values(BAVARIA);
      if (fills === 1) throw new Error('power cut');
    });
    await expect(create(failing)).rejects.toThrow('power cut');
    expect(await countStates(await create(failing))).toBe(1);
    expect(fills).toBe(2);
  });
});
