import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockingStatements } from './locking-statements';

const FOLDER = join(__dirname, '../../../migrations');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.sql'));

it.each(files)('migrations hold up nobody: %s', (file) => {
  expect(lockingStatements(readFileSync(join(FOLDER, file), 'utf8'))).toEqual([]);
});

it.each([
  ['CREATE INDEX "orders_x" ON "orders" USING btree ("x");', 'an index blocks writes'],
  ['CREATE UNIQUE INDEX "orders_x" ON "orders" ("x");', 'an index blocks writes'],
  ['ALTER TABLE "orders" ADD COLUMN "w" text GENERATED ALWAYS AS (lower(email)) STORED;', 'rewrites the table'],
  ['ALTER TABLE "orders" ADD COLUMN "at" timestamp DEFAULT clock_timestamp() NOT NULL;', 'computed for each row'],
  ['ALTER TABLE "orders" ADD COLUMN "id2" uuid DEFAULT gen_random_uuid();', 'computed for each row'],
  ['ALTER TABLE "orders" ADD COLUMN "w" text NOT NULL;', 'without default'],
  ['ALTER TABLE "orders" ALTER COLUMN "number" SET DATA TYPE bigint;', 'another type'],
  ['ALTER TABLE "orders" ALTER COLUMN "number" TYPE bigint;', 'another type'],
  ['ALTER TABLE "orders" ALTER COLUMN "number" SET NOT NULL;', 'reads the whole table'],
  ['ALTER TABLE "orders" ADD CONSTRAINT "f" FOREIGN KEY ("x") REFERENCES "y"("id");', 'NOT VALID first'],
  ['ALTER TABLE "orders" ADD CONSTRAINT "u" UNIQUE("number");', 'USING INDEX'],
  ['ALTER TABLE "orders" DROP COLUMN "x";', 'still reads it'],
  ['ALTER TABLE "orders" RENAME COLUMN "x" TO "y";', 'old name'],
  ['DROP TABLE "orders";', 'still reads it'],
  ['-- words of all\nUPDATE "orders" SET "x" = 1;', 'in batches'],
  ['LOCK TABLE orders IN EXCLUSIVE MODE;', 'keeps everybody else out'],
  [
    'CREATE INDEX CONCURRENTLY "i" ON "orders" ("x");--> statement-breakpoint\nALTER TABLE "orders" ADD COLUMN "y" text;',
    'a migration of its own',
  ],
  [
    'DO $$ BEGIN UPDATE "orders" SET "x" = 1; END $$;--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "i" ON "orders" ("x");',
    'a migration of its own',
  ],
])('refuses %s', (sql, reason) => {
  expect(lockingStatements(sql)).toEqual([expect.objectContaining({ reason: expect.stringContaining(reason) })]);
});

it.each([
  'ALTER TABLE "orders" ADD COLUMN "x" smallint DEFAULT 0 NOT NULL;',
  'ALTER TABLE "orders" ADD COLUMN "x" text;',
  // now() is the transaction's time: computed once, and no row is written.
  'ALTER TABLE "orders" ADD COLUMN "at" timestamp DEFAULT now() NOT NULL;',
  `ALTER TABLE "orders" ADD COLUMN "x" text[] DEFAULT '{}' NOT NULL;`,
  'CREATE INDEX CONCURRENTLY "i" ON "orders" USING btree ("x");',
  'CREATE TABLE "new" ("id" integer);--> statement-breakpoint\nCREATE INDEX "new_id" ON "new" USING btree ("id");',
  'ALTER TABLE "orders" ADD CONSTRAINT "f" FOREIGN KEY ("x") REFERENCES "y"("id") NOT VALID;',
  'ALTER TABLE "orders" VALIDATE CONSTRAINT "f";',
  'DO $$ BEGIN LOOP UPDATE "orders" SET "x" = 1; COMMIT; END LOOP; END $$;--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "i" ON "orders" ("x");',
  '-- contract: no version since November reads it\nALTER TABLE "orders" DROP COLUMN "x";',
])('takes %s', (sql) => {
  expect(lockingStatements(sql)).toEqual([]);
});
