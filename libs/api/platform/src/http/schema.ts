import { personalColumn } from '@heizplatz/identity';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Failures of limited calls, counted per key (call and account or address) in a window; rows outlive it until swept. */
export const failureCounts = pgTable('failure_counts', {
  key: personalColumn({ ends: 'failureCount', withheld: 'passing' }, text().primaryKey()),
  failures: integer().notNull(),
  /** Tries whose outcome is not known yet; they count against the limit meanwhile. */
  pending: integer().notNull().default(0),
  windowEndsAt: timestamp({ withTimezone: true }).notNull(),
  /** Of a delay that grows: when the next try is let in; null: at once. */
  retryAt: timestamp({ withTimezone: true }),
});
