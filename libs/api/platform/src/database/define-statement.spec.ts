import type { Duplex } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { defineInsert } from './define-insert';
import { defineStatement, type Placeholders } from './define-statement';
import { openDatabase, type OpenDatabase } from './open-database';

const stoves = pgTable('stoves', {
  id: integer().primaryKey(),
  ownerName: text().notNull(),
  settings: jsonb().$type<{ readonly level: number }>(),
  builtAt: timestamp({ withTimezone: true }),
  isLit: boolean().notNull().default(false),
});
const owners = pgTable('owners', { name: text().primaryKey(), town: text().notNull() });
const BUILT = new Date('2026-11-21T11:00:00.000Z');

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase({ url: database.url, poolSize: 1, log: { error: () => undefined } });
  await open.db.execute(sql`create table stoves (id integer primary key, owner_name text not null, settings jsonb,
    built_at timestamptz, is_lit boolean not null default false)`);
  await open.db.execute(sql`create table owners (name text primary key, town text not null)`);
  await open.db.insert(owners).values({ name: 'Anna', town: 'Husum' });
});
afterAll(async () => {
  await open.close();
  await database.drop();
});
beforeEach(() => open.db.delete(stoves));

const insertStoves = defineInsert('insert_stoves', stoves, (insert) => insert.returning({ id: stoves.id }));
const findStoves = defineStatement('find_stoves', (db, value: Placeholders<{ owner: string; builtAt: Date }>) =>
  db
    .select({ stove: stoves, owner: { town: owners.town } })
    .from(stoves)
    .leftJoin(owners, eq(owners.name, stoves.ownerName))
    .where(
      and(eq(stoves.ownerName, value.owner), sql`coalesce(${stoves.builtAt}, ${value.builtAt}) = ${value.builtAt}`),
    )
    .orderBy(stoves.id),
);

it('statements that are built once read and write what drizzle does', async () => {
  const { db } = open;
  const stored = [
    { id: 1, ownerName: 'Anna', settings: { level: 2 }, builtAt: BUILT, isLit: true },
    { id: 2, ownerName: 'Anna', settings: null, builtAt: null, isLit: false },
    { id: 3, ownerName: 'Bert', settings: null, builtAt: BUILT, isLit: false },
  ];
  expect(await insertStoves(db, stored.slice(0, 2))).toEqual([{ id: 1 }, { id: 2 }]);
  // Another set of columns is another statement.
  expect(await insertStoves(db, [{ id: 3, ownerName: 'Bert', builtAt: BUILT }])).toEqual([{ id: 3 }]);
  expect(await db.select().from(stoves).orderBy(stoves.id)).toEqual(stored);
  const found = (owner: string) => findStoves(db, { owner, builtAt: BUILT });
  expect(await found('Anna')).toEqual(stored.slice(0, 2).map((stove) => ({ stove, owner: { town: 'Husum' } })));
  expect(await found('Bert')).toEqual([{ stove: stored[2], owner: null }]);
  const { rows } = await db.execute(sql`select 1 from stoves where id = 2 and settings is null`);
  expect(rows).toHaveLength(1);
});

it('they are prepared once a connection, and belong to the transaction that executes them', async () => {
  const { db } = open;
  const insert = (id: number) => db.transaction((tx) => insertStoves(tx, [{ id, ownerName: 'Anna' }]));
  await insert(1);
  await insert(2);
  const undone = db.transaction(async (tx) => {
    await insertStoves(tx, [{ id: 3, ownerName: 'Anna' }]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await db.$count(stoves)).toBe(2);
  const { rows } = await db.execute(
    sql`select sum(generic_plans + custom_plans)::integer as uses from pg_prepared_statements where name ~ '^insert_stoves_' group by name`,
  );
  expect(rows).toContainEqual({ uses: 3 });
});

it('refuses a value that is missing', () => {
  const missing: { owner: string; builtAt: Date } = JSON.parse('{"owner":"Anna"}');
  expect(() => findStoves(open.db, missing)).toThrow('lacks its value builtAt');
});

describe('statements that are sent together', () => {
  it('run in their order, and fail as they would alone', async () => {
    const { db } = open;
    await db.transaction(async (tx) => {
      const [, found] = await Promise.all([
        insertStoves(tx, [{ id: 1, ownerName: 'Anna' }]),
        findStoves(tx, { owner: 'Anna', builtAt: BUILT }),
      ]);
      expect(found).toHaveLength(1);
    });
    const failing = db.transaction((tx) =>
      Promise.all([
        insertStoves(tx, [{ id: 2, ownerName: 'Anna' }]),
        insertStoves(tx, [{ id: 1, ownerName: 'twice' }]),
        insertStoves(tx, [{ id: 3, ownerName: 'Anna' }]),
      ]),
    );
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await db.select({ id: stoves.id }).from(stoves)).toEqual([{ id: 1 }]);
  });

  it('leave by one write', async () => {
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
});
