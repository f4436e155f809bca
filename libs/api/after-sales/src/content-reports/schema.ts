import { users } from '@heizplatz/api-identity';
import type { CountryId, ReportOutcome, ReportReason, ReportTarget } from '@heizplatz/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** What somebody holds to be unlawful or against our terms (DSA 16), and how far it has come. */
export const reports = pgTable(
  'reports',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    countryId: smallint().$type<CountryId>().notNull(),
    targetKind: text().$type<ReportTarget>().notNull(),
    /** A review's id, a dealer's slug, or a page's path. */
    targetId: text().notNull(),
    /** What it was called when it was reported. */
    title: text().notNull(),
    /** Its page. */
    path: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    text: text().notNull(),
    /** Empty: not stated. */
    name: text().notNull(),
    /** Empty: nothing can be sent. */
    email: text().notNull(),
    state: text().$type<'open' | 'decided' | 'appealed' | 'closed'>().notNull().default('open'),
    /** Incremented with each answer. */
    version: integer().notNull().default(1),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    /** SHA-256 of the tokens mailed to the sender, and to whom the decision concerns; null: none was mailed. */
    reporterTokenHash: text().unique(),
    concernedTokenHash: text().unique(),
    /** Until then the decision may be appealed; null: not decided. */
    appealUntil: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.state, table.sentAt),
    index().on(table.targetKind, table.targetId),
    // Read backwards: what waits for staff first, the newest first.
    index('reports_waiting_index').on(sql`(${table.state} in ('open', 'appealed'))`, table.sentAt, table.id),
    index('reports_staff_search').using(
      'gin',
      sql`staff_words(${table.title}, ${table.text}, ${table.name}, ${table.email}) gin_trgm_ops`,
    ),
  ],
);

/** Decisions and appeals of a report, in their order; never changed. */
export const contentReportAnswers = pgTable(
  'report_answers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    reportId: integer()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    kind: text().$type<'decision' | 'appeal'>().notNull(),
    /** Of a decision staff; of an appeal the party. */
    by: text().$type<'staff' | 'reporter' | 'concerned'>().notNull(),
    /** The member of staff; null for appeals, and once the account is gone. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Null for appeals. */
    outcome: text().$type<ReportOutcome>(),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.reportId, table.at)],
);
