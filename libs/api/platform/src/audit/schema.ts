import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import { type SQL, sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The orders that a request names, as a list of ids and numbers: in its body or its address, as rows that are saved
 * together, or as the object of a task of an order.
 */
export const AUDITED_ORDERS: SQL = sql`(jsonb_path_query_array("request", 'lax $.body.OrderId') || jsonb_path_query_array("request", 'lax $.body.orderId') || jsonb_path_query_array("request", 'lax $.params.orderId') || jsonb_path_query_array("request", 'lax $.body.Rows[*].orderId') || jsonb_path_query_array("request", 'lax $.body ? (@.Kind == "cancellation" || @.Kind == "comment" || @.Kind == "dealer-answer").ObjectId'))`;
/** The dealer that a request names, as text: in its body or its address. */
export const AUDITED_DEALER: SQL = sql`coalesce("request"->'body'->>'DealerId', "request"->'params'->>'dealerId')`;

/**
 * One line a write by staff, for somebody else or by a dealer's program, made before the write. Append-only: triggers refuse UPDATE and TRUNCATE,
 * and DELETE to the end of the third year after. No references, since it outlives whom it names.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    requestId: impersonalColumn('reference', text().notNull()),
    countryId: smallint().notNull(),
    ip: personalColumn({ ends: 'audit', withheld: 'others' }, text().notNull()),
    /** Who did it: of an impersonated session the member of staff. Null: a dealer's program, by its key. */
    actorId: integer(),
    /** Of a dealer's program the dealer and the first signs of its key. */
    actorName: personalColumn({ ends: 'audit', withheld: 'others' }, text().notNull()),
    /** For whom; null: for itself, or not known before. */
    forUserId: integer(),
    forUserName: personalColumn({ ends: 'audit', withheld: 'elsewhere' }, text()),
    /** The contract's id. */
    callId: impersonalColumn('code', text().notNull()),
    /** Params, query and body without secrets. */
    request: personalColumn({ ends: 'audit', withheld: 'elsewhere', content: 'request' }, jsonb().notNull()),
  },
  (table) => [
    index().on(table.at),
    index().on(table.actorId, table.at),
    index().on(table.forUserId, table.at),
    index().on(table.callId, table.id),
    index('audit_log_orders').using('gin', AUDITED_ORDERS),
    index('audit_log_dealer')
      .on(AUDITED_DEALER, table.id)
      .where(sql`${AUDITED_DEALER} is not null`),
  ],
);

/** What became of a line of audit_log; none: broken off (audit_unfinished). Append-only as well. */
export const auditOutcomes = pgTable(
  'audit_outcomes',
  {
    auditId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => auditLog.id),
    at: timestamp({ withTimezone: true }).notNull(),
    /** 'done', 'held' for a second person, or the code of the problem. */
    outcome: impersonalColumn('code', text().notNull()),
    /** For whom, when only the handler knows. */
    forUserId: integer(),
    forUserName: personalColumn({ ends: 'audit', withheld: 'elsewhere' }, text()),
    /** The dealer that it was done for; its name stands in forUserName. */
    dealerId: integer(),
    before: personalColumn({ ends: 'audit', withheld: 'elsewhere', content: 'request' }, jsonb()),
    after: personalColumn({ ends: 'audit', withheld: 'elsewhere', content: 'request' }, jsonb()),
    /** Why. */
    reason: personalColumn({ ends: 'audit', own: 'Grund' }, text()),
  },
  (table) => [index().on(table.forUserId), index().on(table.dealerId), index().on(table.outcome, table.auditId)],
);

/**
 * Lines of audit_log without an outcome: those at work, and those that broke off. Triggers add a line and take it away with
 * its outcome, since among millions of lines the few without one are found by reading all of them.
 */
export const auditUnfinished = pgTable('audit_unfinished', {
  auditId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => auditLog.id, { onDelete: 'cascade' }),
});
