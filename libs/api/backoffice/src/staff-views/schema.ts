import { users } from '@heizplatz/api-identity';
import { integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** A list as somebody set it up: its address under a name of their own. */
export const staffViews = pgTable(
  'staff_views',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The list's path: '/export-orders'. */
    path: text().notNull(),
    name: text().notNull(),
    /** Its address behind the question mark, without the page: 'country=3&sort=-date'. */
    query: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique().on(table.userId, table.path, table.name)],
);
