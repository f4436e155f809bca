import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasSql, mayHaveSql, SQL_MACHINERY } from './repository-sql';

const ROOT = join(__dirname, '../..');
const FILES = globSync(['libs/api/*/src/**/*.ts', 'apps/api/src/**/*.ts'], { cwd: ROOT });
const withSql = FILES.filter((file) => hasSql(readFileSync(join(ROOT, file), 'utf8')));

describe('SQL of the API', () => {
  it('stands in repositories, tables and migrations alone', () => {
    expect(withSql.filter((file) => file.endsWith('-repository.ts')).length).toBeGreaterThan(70);
    expect(withSql.filter((file) => !mayHaveSql(file))).toEqual([]);
  });

  it('the machinery of the platform that is exempt has some', () => {
    expect(withSql).toEqual(expect.arrayContaining([...SQL_MACHINERY]));
  });

  it.each([
    ['a condition', "import { eq } from 'drizzle-orm';"],
    ['a condition beside a type', "import {\n  type SQL,\n  sql,\n} from 'drizzle-orm';"],
    ['a column', "import { alias } from 'drizzle-orm/pg-core';"],
    ['the whole library', "import * as orm from 'drizzle-orm';"],
    ['a query', 'const rows = await db.select().from(orders);'],
    ['a query on lines of their own', 'const rows = await db\n  .select({ id: orders.id })\n  .from(orders);'],
    ['a statement', 'await tx.insert(orders).values(row);'],
    ['a statement of the context', 'await context.db.delete(orders);'],
    ['a count', 'const count = await db.$count(orders);'],
    ['a relational query', 'const order = await db.query.orders.findFirst();'],
    ['a text', 'await tx.execute(`select 1`);'],
    ['a typed text', 'await locked.execute<{ id: number }>(sql`select 1`);'],
    ['a query of another name', 'await one.select({ id: max(orders.id) }).from(orders);'],
    ['a statement of another name', 'await one.update(orders).set({ state });'],
    ['a query of the driver', "await client.query('select 1');"],
  ])('%s is found', (_, text) => expect(hasSql(text)).toBe(true));

  it.each([
    ['a type', "import type { SQL } from 'drizzle-orm';"],
    ['types among braces', "import { type SQL, type SQLWrapper } from 'drizzle-orm';"],
    ['a map', 'ends.delete(key);'],
    ['a digest', "createHash('sha256').update(text).digest();"],
    ['a transaction', 'await db.transaction((tx) => insertOrder(tx, order));'],
    ['a connection', "import { drizzle } from 'drizzle-orm/node-postgres';"],
    ['a comment', '/** As `db.select()` does. */'],
  ])('%s is none', (_, text) => expect(hasSql(text)).toBe(false));

  it.each([
    ['libs/api/ordering/src/order/order-repository.ts', true],
    ['libs/api/ordering/src/order/schema.ts', true],
    ['libs/api/ordering/src/order/accept-order.ts', false],
    ['libs/api/ordering/src/order/repository.ts', false],
    ['libs/api/ordering/src/order/order-queries.ts', false],
    ['apps/api/src/registry/named-files.ts', false],
  ])('%s: %s', (file, isAllowed) => expect(mayHaveSql(file)).toBe(isAllowed));
});
