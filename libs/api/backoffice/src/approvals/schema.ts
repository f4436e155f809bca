import { type ApprovalKind, AuditDifference, type CountryId } from '@heizplatz/contract';
import { impersonalColumn, personalColumn } from '@heizplatz/identity';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import * as v from 'valibot';

/** Changes that a second person approves: the request as it was sent, made once it is approved. */
export const approvals = pgTable(
  'approvals',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: impersonalColumn('code', text().$type<ApprovalKind>().notNull()),
    /** The contract's id. */
    callId: impersonalColumn('code', text().notNull()),
    /** Null: of all countries. */
    countryId: smallint().$type<CountryId>(),
    /** {params, query, body}. */
    request: impersonalColumn('business', jsonb().notNull(), 'request'),
    /** What the request is known by when it is sent again; null: its call has no keys. */
    idempotencyKey: uuid(),
    /** What it would have changed when it was requested. */
    differences: impersonalColumn('business', jsonb().$type<AuditDifference[]>().notNull(), v.array(AuditDifference)),
    requestedById: integer().notNull(),
    requestedByName: personalColumn({ ends: 'staff' }, text().notNull()),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    /** pending → approved | refused. */
    state: impersonalColumn('code', text().$type<'pending' | 'approved' | 'refused'>().notNull().default('pending')),
    decidedByName: personalColumn({ ends: 'staff' }, text()),
    decidedAt: timestamp({ withTimezone: true }),
    reason: personalColumn({ ends: 'staff' }, text()),
  },
  (table) => [
    index().on(table.state, table.requestedAt),
    uniqueIndex('approvals_idempotency_key').on(table.callId, table.idempotencyKey),
  ],
);

/** Which kinds need a second person; a kind without a row needs none. */
export const approvalSettings = pgTable('approval_settings', {
  kind: impersonalColumn('code', text().$type<ApprovalKind>().primaryKey()),
  isOn: boolean().notNull(),
  changedByName: personalColumn({ ends: 'staff' }, text().notNull()),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
