import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { IsoDate, IsoTime, shortText, WholeNumberText } from '../../fields/fields.ts';
import { ADMIN } from '../../staff-access.ts';
import { staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

const Day = v.optional(v.union([v.literal(''), IsoDate]), '');

/** A field that a command has changed; null: it did not exist. Secrets stay redacted. */
export const AuditDifference = v.object({
  Field: v.string(),
  Before: v.nullable(v.string()),
  After: v.nullable(v.string()),
});
export type AuditDifference = v.InferOutput<typeof AuditDifference>;

/** What a line concerns, for a link to it; Id is an account's or a dealer's number, of an order its UUID. */
export const AuditSubject = v.object({
  Kind: openPicklist(v.picklist(['order', 'dealer', 'customer'])),
  Id: v.string(),
  /** An order's number, a dealer's or a customer's name. */
  Name: v.string(),
});
export type AuditSubject = v.InferOutput<typeof AuditSubject>;

export const AuditRow = v.object({
  AuditId: v.number(),
  At: IsoTime,
  /** Null: a dealer's program, by its key. */
  ActorId: v.nullable(v.number()),
  ActorName: v.string(),
  ForUserId: v.nullable(v.number()),
  ForUserName: v.nullable(v.string()),
  /** The contract's id, and what it is called. */
  CallId: v.string(),
  Act: v.string(),
  /** 'done', 'held' for a second person, the code of the problem, or '' when it broke off. */
  Outcome: v.string(),
  OutcomeText: v.string(),
  Reason: v.nullable(v.string()),
  Differences: v.array(AuditDifference),
  /** What was sent, as text: 'Feld: Wert' a line. */
  Request: v.string(),
  RequestId: v.string(),
  Ip: v.string(),
  Subjects: v.optional(v.array(AuditSubject), []),
});
export type AuditRow = v.InferOutput<typeof AuditRow>;

/** person, forUser: an account's number. order: its number. dealer: its number, or a part of its name. call: a contract's id. outcome: 'done', 'held' (for a second person), 'refused', or 'broken' (broken off). */
const auditFilters = {
  person: v.optional(v.union([v.literal(''), WholeNumberText]), ''),
  forUser: v.optional(v.union([v.literal(''), WholeNumberText]), ''),
  order: v.optional(shortText(60), ''),
  dealer: v.optional(shortText(80), ''),
  call: v.optional(v.pipe(v.string(), v.regex(/^\w{0,60}$/)), ''),
  from: Day,
  to: Day,
  outcome: v.optional(v.picklist(['', 'done', 'held', 'refused', 'broken']), ''),
};

export const auditLog = defineCall({
  id: 'auditLog',
  summary: 'Who did what for whom',
  method: 'GET',
  path: '/api/support/protokoll',
  query: v.object({ ...staffListQuery, ...auditFilters }),
  response: staffListResponse(AuditRow),
  access: ADMIN,
  csrf: false,
});

export const exportAuditLog = defineCall({
  id: 'exportAuditLog',
  summary: 'The audit log as a file',
  method: 'GET',
  path: '/api/support/protokoll/datei',
  query: v.object({ ...staffExportQuery, ...auditFilters }),
  response: v.unknown(),
  access: ADMIN,
  csrf: false,
  fileResponse: true,
});

/** For the filters: the persons and commands in the log. */
export const auditChoices = defineCall({
  id: 'auditChoices',
  summary: 'Persons and acts of the audit log',
  method: 'GET',
  path: '/api/support/protokoll/auswahl',
  response: v.object({
    Persons: v.array(v.object({ PersonId: v.number(), Name: v.string() })),
    Acts: v.array(v.object({ CallId: v.string(), Act: v.string() })),
  }),
  access: ADMIN,
  csrf: false,
});
