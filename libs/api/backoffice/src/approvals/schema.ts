import type { ApprovalKind, AuditDifference, CountryId } from '@heizplatz/contract';
import { boolean, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Changes that a second person approves: the request as it was sent, made once it is approved. */
export const approvals = pgTable(
  'approvals',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<ApprovalKind>().notNull(),
    /** The contract's id. */
    callId: text().notNull(),
    /** Null: of all countries. */
    countryId: smallint().$type<CountryId>(),
    /** {params, query, body}. */
    request: jsonb().notNull(),
    /** What it would have changed when it was requested. */
    differences: jsonb().$type<AuditDifference[]>().notNull(),
    requestedById: integer().notNull(),
    requestedByName: text().notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    /** pending → approved | refused. */
    state: text().$type<'pending' | 'approved' | 'refused'>().notNull().default('pending'),
    decidedByName: text(),
    decidedAt: timestamp({ withTimezone: true }),
    reason: text(),
  },
  (table) => [index().on(table.state, table.requestedAt)],
);

/** Which kinds need a second person; a kind without a row needs none. */
export const approvalSettings = pgTable('approval_settings', {
  kind: text().$type<ApprovalKind>().primaryKey(),
  isOn: boolean().notNull(),
  changedByName: text().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
