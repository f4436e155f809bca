import { users } from '@heizplatz/api-identity';
import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';

/** A list as somebody set it up: its address under a name of their own. */
export const staffViews = pgTable(
  'staff_views',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The list's path: '/export-orders'. */
    path: impersonalColumn('reference', text().notNull()),
    name: personalColumn({ ends: 'staff' }, text().notNull()),
    /** Its address behind the question mark, without the page: 'country=3&sort=-date'. */
    query: personalColumn({ ends: 'staff' }, text().notNull()),
    /** Offered to everybody who has one of its author's roles, and to admins. */
    isShared: boolean().notNull().default(false),
    /** What its author's list begins with; one a list. */
    isDefault: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.userId, table.path, table.name),
    uniqueIndex('staff_views_default')
      .on(table.userId, table.path)
      .where(sql`is_default`),
    index('staff_views_shared')
      .on(table.path)
      .where(sql`is_shared`),
  ],
);
