import type { Duplex } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { openDatabase, type OpenDatabase } from './open-database';

const stoves = pgTable('stoves', { id: integer().primaryKey(), ownerName: text().notNull() });

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase({ url: database.url, poolSize: 1, log: { error: () => undefined } });
  await open.db.execute(sql`create table stoves (id integer primary key, owner_name text not null)`);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

it('statements that are sent together run in their order, and fail as they would alone', async () => {
  const { db } = open;
  await db.transaction(async (tx) => {
    const [, found] = await Promise.all([
      tx.insert(stoves).values({ id: 1, ownerName: 'Anna' }).execute(),
      tx.select().from(stoves).where(eq(stoves.ownerName, 'Anna')).execute(),
    ]);
    expect(found).toHaveLength(1);
  });
  const insert = (tx: Pick<typeof db, 'insert'>, id: number) =>
    tx.insert(stoves).values({ id, ownerName: 'Bert' }).execute();
  const failing = db.transaction((tx) => Promise.all([insert(tx, 2), insert(tx, 1), insert(tx, 3)]));
  await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await db.select({ id: stoves.id }).from(stoves)).toEqual([{ id: 1 }]);
});

it('they leave by one write', async () => {
  const client = await open.pool.connect();
  try {
    await client.query('select 0');
    const stream = Reflect.get(Reflect.get(client, 'connection'), 'stream') as Required<Duplex>;
    const writes = jest.spyOn(stream, '_writev');
    await Promise.all([1, 2, 3].map((one) => client.query('select $1::integer', [one])));
    expect(writes).toHaveBeenCalledTimes(1);
    writes.mockRestore();
  } finally {
    client.release();
  }
});
