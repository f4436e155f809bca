import { users } from '@heizplatz/api-identity';
import type { CountryId, ReportOutcome, ReportReason, ReportTarget } from '@heizplatz/contract';
import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** What somebody holds to be unlawful or against our terms (DSA 16), and how far it has come. */
export const reports = pgTable(
  'reports',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    countryId: smallint().$type<CountryId>().notNull(),
    targetKind: impersonalColumn('code', text().$type<ReportTarget>().notNull()),
    /** A review's id, a dealer's slug, or a page's path. */
    targetId: impersonalColumn('reference', text().notNull()),
    /** What it was called when it was reported. */
    title: impersonalColumn('statement', text().notNull()),
    /** Its page. */
    path: impersonalColumn('reference', text().notNull()),
    reason: impersonalColumn('code', text().$type<ReportReason>().notNull()),
    text: personalColumn({ ends: 'report', own: 'Worte' }, text().notNull()),
    /** Empty: not stated. */
    name: personalColumn({ ends: 'report', own: 'Name', erased: '' }, text().notNull()),
    /** Empty: nothing can be sent. */
    email: personalColumn({ ends: 'report', withheld: 'elsewhere', erased: '' }, text().notNull()),
    state: impersonalColumn(
      'code',
      text().$type<'open' | 'decided' | 'appealed' | 'closed'>().notNull().default('open'),
    ),
    /** Incremented with each answer. */
    version: integer().notNull().default(1),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    /** SHA-256 of the tokens mailed to the sender, and to whom the decision concerns; null: none was mailed. */
    reporterTokenHash: personalColumn({ ends: 'report', withheld: 'secret' }, text().unique()),
    concernedTokenHash: personalColumn({ ends: 'report', withheld: 'others' }, text().unique()),
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

/** Decisions and appeals of a report, in their order; changed alone when their texts end. */
export const contentReportAnswers = pgTable(
  'report_answers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    reportId: integer()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    kind: impersonalColumn('code', text().$type<'decision' | 'appeal'>().notNull()),
    /** Of a decision staff; of an appeal the party. */
    by: impersonalColumn('code', text().$type<'staff' | 'reporter' | 'concerned'>().notNull()),
    /** The member of staff; null for appeals, and once the account is gone. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Null for appeals. */
    outcome: impersonalColumn('code', text().$type<ReportOutcome>()),
    /** Of either side, and our people's about both. */
    text: personalColumn({ ends: 'report', withheld: 'others' }, text().notNull()),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.reportId, table.at)],
);
