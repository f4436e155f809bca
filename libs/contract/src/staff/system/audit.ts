import { impersonal } from '@heizplatz/identity';
import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import {
  CodeText,
  CustomerText,
  IsoDate,
  IsoTime,
  Reference,
  StaffText,
  WholeNumberText,
  shortText,
} from '../../fields/fields.ts';
import type { ListDeclaration } from '../../fields/list-declaration.ts';
import { ADMIN } from '../../staff-access.ts';
import { staffExportQuery, staffListResponse, staffListQuery } from '../../fields/staff-list.ts';
import { openPicklist } from '../../fields/open-picklist.ts';

const Day = v.optional(v.union([v.literal(''), IsoDate]), '');

/** A field that a command has changed; null: it did not exist. Secrets stay redacted. */
export const AuditDifference = v.object({
  Field: CodeText,
  Before: v.nullable(CustomerText),
  After: v.nullable(CustomerText),
});
export type AuditDifference = v.InferOutput<typeof AuditDifference>;

/** What a line concerns, for a link to it; Id is an account's or a dealer's number, of an order its UUID. */
export const AuditSubject = v.object({
  Kind: openPicklist(v.picklist(['order', 'dealer', 'customer'])),
  Id: Reference,
  /** An order's number, a dealer's or a customer's name. */
  Name: CustomerText,
});
export type AuditSubject = v.InferOutput<typeof AuditSubject>;

export const AuditRow = v.object({
  AuditId: v.number(),
  At: IsoTime,
  /** Null: a dealer's program, by its key. */
  ActorId: v.nullable(v.number()),
  ActorName: StaffText,
  ForUserId: v.nullable(v.number()),
  ForUserName: v.nullable(CustomerText),
  /** The contract's id, and what it is called. */
  CallId: CodeText,
  Act: CodeText,
  /** 'done', 'held' for a second person, the code of the problem, or '' when it broke off. */
  Outcome: CodeText,
  OutcomeText: CodeText,
  Reason: v.nullable(CustomerText),
  Differences: v.array(AuditDifference),
  /** What was sent, as text: 'Feld: Wert' a line. */
  Request: CustomerText,
  RequestId: Reference,
  Ip: StaffText,
  Subjects: v.optional(v.array(AuditSubject), []),
});
export type AuditRow = v.InferOutput<typeof AuditRow>;

/** person, forUser: an account's number. order: its number. dealer: its number, or a part of its name. call: a contract's id. outcome: 'done', 'held' (for a second person), 'refused', or 'broken' (broken off). */
const auditFilters = {
  person: v.optional(v.union([v.literal(''), WholeNumberText]), ''),
  forUser: v.optional(v.union([v.literal(''), WholeNumberText]), ''),
  order: v.optional(impersonal('search', shortText(60)), ''),
  dealer: v.optional(impersonal('search', shortText(80)), ''),
  call: v.optional(v.pipe(v.string(), v.regex(/^\w{0,60}$/)), ''),
  from: Day,
  to: Day,
  outcome: v.optional(v.picklist(['', 'done', 'held', 'refused', 'broken']), ''),
};

export const AUDIT_LIST = {
  label: 'Protokoll',
  fileName: 'protokoll',
  columns: {
    at: { label: 'Wann', kind: 'time', field: 'At', sort: 'at' },
    act: { label: 'Was', kind: 'text', field: 'Act' },
    who: { label: 'Wer', kind: 'text', field: 'ActorName', isPersonal: true },
    for: { label: 'Für wen', kind: 'text', field: 'ForUserName', isPersonal: true },
    subjects: { label: 'Betrifft', kind: 'text', isPersonal: true },
    outcome: { label: 'Ergebnis', kind: 'text', field: 'OutcomeText' },
    reason: { label: 'Grund', kind: 'text', field: 'Reason', isPersonal: true },
    details: { label: 'Änderungen', kind: 'text', isPersonal: true },
    request: { label: 'Anfrage', kind: 'text', field: 'Request', isPersonal: true },
    requestId: { label: 'Anfragenummer', kind: 'text', field: 'RequestId' },
    number: { label: 'Nummer', kind: 'number' },
  },
  defaultSort: '-at',
  searchHint: 'Name oder E-Mail',
  filters: {
    person: { label: 'Wer' },
    forUser: { label: 'Für wen (Nummer)', kind: 'text' },
    order: { label: 'Bestellnummer', kind: 'text' },
    dealer: { label: 'Händler (Name oder Nummer)', kind: 'text' },
    call: { label: 'Was' },
    from: { label: 'Von', kind: 'day' },
    to: { label: 'Bis', kind: 'day' },
    outcome: {
      label: 'Ergebnis',
      labels: { done: 'erledigt', held: 'zur Freigabe vorgelegt', refused: 'abgelehnt', broken: 'abgebrochen' },
    },
  },
} as const satisfies ListDeclaration<AuditRow>;

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
    Persons: v.array(v.object({ PersonId: v.number(), Name: CustomerText })),
    Acts: v.array(v.object({ CallId: CodeText, Act: CodeText })),
  }),
  access: ADMIN,
  csrf: false,
});
