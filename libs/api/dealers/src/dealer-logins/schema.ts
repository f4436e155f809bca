import { users } from '@heizplatz/api-identity';
import { personalColumn } from '@heizplatz/identity';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { dealers } from '../dealers/schema';

/** Who logs in for which dealer; a user is of one dealer. */
export const dealerLogins = pgTable(
  'dealer_logins',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    dealerId: integer()
      .notNull()
      .references(() => dealers.id, { onDelete: 'cascade' }),
    /** May invite others of the dealer. */
    isMain: boolean().notNull().default(false),
    /** The member of staff, or the dealer's main login. */
    invitedByName: personalColumn({ ends: 'staff' }, text().notNull()),
    invitedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.dealerId)],
);
