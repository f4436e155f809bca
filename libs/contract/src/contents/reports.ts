import { impersonal, personal } from '@heizplatz/identity';
import * as v from 'valibot';
import { ANYONE } from '../access.ts';
import { defineCall } from '../call.ts';
import {
  CountryId,
  CustomerText,
  EmailAddress,
  Id,
  IsoTime,
  Reference,
  StaffText,
  StatementText,
  WholeNumberText,
  requiredText,
  shortText,
  COUNTRY_OPTIONS,
} from '../fields/fields.ts';
import type { ListDeclaration } from '../fields/list-declaration.ts';
import { getListFile } from '../fields/list-file.ts';
import { DEALER_STAFF } from '../staff-access.ts';
import { onlyIdFilter, staffListResponse, staffListQuery } from '../fields/staff-list.ts';
import { optionalNameText } from '../fields/name-text.ts';
import { openPicklist } from '../fields/open-picklist.ts';
import { REPORT_STATE_LABELS, REPORT_TARGET_LABELS } from '../staff/labels.ts';

export const REPORT_TARGETS = ['review', 'dealer', 'page'] as const;
export const REPORT_REASONS = [
  'not-genuine',
  'insulting',
  'personal-data',
  'misleading',
  'illegal-offer',
  'copyright',
  'other',
] as const;
export const ReportTarget = v.picklist(REPORT_TARGETS);
export type ReportTarget = v.InferOutput<typeof ReportTarget>;
export const ReportReason = v.picklist(REPORT_REASONS);
export type ReportReason = v.InferOutput<typeof ReportReason>;

/** open → decided → appealed → closed; 'closed' is decided after an appeal. */
export const ReportState = v.picklist(['open', 'decided', 'appealed', 'closed']);
/** 'removed': what was reported is no longer displayed. 'changed': a part of it. 'kept': nothing was changed. */
export const ReportOutcome = v.picklist(['removed', 'changed', 'kept']);
export type ReportOutcome = v.InferOutput<typeof ReportOutcome>;

const answered = {
  Kind: openPicklist(v.picklist(['decision', 'appeal'])),
  At: IsoTime,
  /** Null for appeals. */
  Outcome: v.nullable(openPicklist(ReportOutcome)),
  /** Why: facts, and the law or the term it rests on. */
  Text: StatementText,
};

/** A notice under DSA 16, open to anyone. Its receipt is sent to the e-mail, if one is specified. */
export const sendReport = defineCall({
  id: 'sendReport',
  summary: 'Reports a review, a dealer or a page',
  method: 'POST',
  path: '/api/meldungen',
  body: v.object({
    CountryId,
    TargetKind: ReportTarget,
    /** A review's id, a dealer's slug, or a page's path. */
    TargetId: impersonal('reference', requiredText(300)),
    Reason: ReportReason,
    /** What is wrong, as the sender describes it. */
    Text: impersonal('statement', v.pipe(requiredText(4000), v.minLength(10, 'TOO_SHORT'))),
    Name: v.optional(personal('customer', optionalNameText(160)), ''),
    /** Empty: neither receipt nor decision can be sent. */
    EmailAddress: v.optional(v.union([v.literal(''), EmailAddress]), ''),
    /** The statement is correct and complete as far as the sender knows (DSA 16 (2) d). */
    InGoodFaith: v.pipe(v.boolean(), v.literal(true, 'REQUIRED')),
  }),
  response: v.object({ Number: Reference }),
  access: ANYONE,
  csrf: true,
});

/** What a report is about, for its form; 404: there is no such thing. */
export const reportSubject = defineCall({
  id: 'reportSubject',
  summary: 'What would be reported',
  method: 'GET',
  path: '/api/site/:countryId/meldungen/gegenstand',
  params: v.object({ countryId: v.pipe(WholeNumberText, CountryId) }),
  query: v.object({
    targetKind: ReportTarget,
    targetId: impersonal('reference', v.pipe(v.string(), v.maxLength(300))),
  }),
  response: v.object({
    /** 'Bewertung von Anke V. über Waldfeuer'. */
    Title: StatementText,
    /** The beginning of a review; else empty. */
    Excerpt: StatementText,
    Path: Reference,
  }),
  access: ANYONE,
  csrf: false,
  onNotFound: null,
});

/** By a mailed link: for the reporter, or for the person whom a decision concerns. */
export const reportByLink = defineCall({
  id: 'reportByLink',
  summary: 'A report, its decision and its appeals',
  method: 'GET',
  path: '/api/meldungen/:token',
  params: v.object({ token: personal('secret', v.pipe(v.string(), v.maxLength(200))) }),
  response: v.object({
    Number: Reference,
    State: openPicklist(ReportState),
    /** Whose link it is. */
    Party: openPicklist(v.picklist(['reporter', 'concerned'])),
    TargetKind: openPicklist(ReportTarget),
    Title: StatementText,
    Reason: openPicklist(ReportReason),
    /** Empty for whom the decision concerns: a report does not name its sender. */
    Text: StatementText,
    SentAt: IsoTime,
    Answers: v.array(v.object(answered)),
    /** Null: not any more, or not yet. */
    AppealUntil: v.nullable(IsoTime),
  }),
  access: ANYONE,
  csrf: false,
  onNotFound: null,
});

/** DSA 20: free of charge, for six months from a decision, once a party. */
export const appealReport = defineCall({
  id: 'appealReport',
  summary: 'Appeals against the decision on a report',
  method: 'POST',
  path: '/api/meldungen/beschwerde',
  body: v.object({
    Token: personal('secret', requiredText(200)),
    Text: impersonal('statement', v.pipe(requiredText(4000), v.minLength(10, 'TOO_SHORT'))),
  }),
  response: v.object({ success: v.boolean() }),
  access: ANYONE,
  csrf: true,
});

export const StaffReport = v.object({
  Id,
  Number: Reference,
  CountryId,
  State: openPicklist(ReportState),
  TargetKind: openPicklist(ReportTarget),
  TargetId: Reference,
  Title: StatementText,
  /** Where it is, or was, to be seen. */
  Path: Reference,
  Reason: openPicklist(ReportReason),
  Text: StatementText,
  Name: CustomerText,
  EmailAddress: CustomerText,
  SentAt: IsoTime,
  /** Incremented with each answer; a decision names the version on which it was made. */
  Version: v.number(),
  /** Of a review as it stands now; null for dealers and pages, and where it is gone. */
  Review: v.nullable(v.object({ Text: StatementText, State: openPicklist(v.picklist(['published', 'hidden'])) })),
  Answers: v.array(v.object({ ...answered, By: StaffText })),
  /** The caller may decide now, on the report or on its appeal. */
  MayDecide: v.boolean(),
  /** The caller decided on it: somebody else decides on its appeal. */
  WasDecidedByMe: v.boolean(),
});
export type StaffReport = v.InferOutput<typeof StaffReport>;

/** Who reported whom is not for everybody who is handed the file: a review's title names its writer too. */
export const REPORT_LIST = {
  label: 'Gemeldete Inhalte',
  fileName: 'meldungen',
  columns: {
    number: { label: 'Meldung', kind: 'text', field: 'Number' },
    sent: { label: 'Eingegangen', kind: 'time', field: 'SentAt', sort: 'SentAt' },
    kind: { label: 'Art', kind: 'code', field: 'TargetKind', labels: REPORT_TARGET_LABELS },
    title: { label: 'Gegenstand', kind: 'text', field: 'Title', isPersonal: true },
    reason: { label: 'Grund', kind: 'text' },
    state: { label: 'Stand', kind: 'code', field: 'State', labels: REPORT_STATE_LABELS },
    decided: { label: 'Entschieden am', kind: 'time' },
    outcome: { label: 'Entscheidung', kind: 'text' },
    country: { label: 'Land', kind: 'country', field: 'CountryId' },
    path: { label: 'Adresse', kind: 'text', field: 'Path' },
    text: { label: 'Text', kind: 'text', field: 'Text', isPersonal: true },
    name: { label: 'Name', kind: 'text', field: 'Name', isPersonal: true },
    mail: { label: 'E-Mail', kind: 'text', field: 'EmailAddress', isPersonal: true },
  },
  /** Those that wait for somebody before the others, by time. */
  furtherSorts: ['Waiting'],
  defaultSort: '-Waiting',
  searchHint: 'Gegenstand, Text, Name, E-Mail',
  filters: {
    state: { label: 'Stand', labels: { waiting: 'Wartet', ...REPORT_STATE_LABELS }, all: 'Alle' },
    kind: { label: 'Art', labels: REPORT_TARGET_LABELS, all: 'Alle' },
    country: { label: 'Land', kind: 'country', all: 'Alle' },
    only: { label: 'Nummer' },
  },
} as const satisfies ListDeclaration<StaffReport>;

/** Newest first; those that wait for somebody before the others. */
export const staffReports = defineCall({
  id: 'staffReports',
  summary: 'Reports by their state',
  method: 'GET',
  path: '/api/support/meldungen',
  query: v.object({
    ...staffListQuery,
    /** 'waiting': open or appealed. */
    state: v.optional(v.picklist(['', 'waiting', 'open', 'decided', 'appealed', 'closed']), ''),
    kind: v.optional(v.union([v.literal(''), ReportTarget]), ''),
    country: v.optional(v.picklist(['', ...COUNTRY_OPTIONS]), ''),
    only: onlyIdFilter,
  }),
  response: staffListResponse(StaffReport),
  access: DEALER_STAFF,
  csrf: false,
});

export const exportStaffReports = getListFile(staffReports, 'exportStaffReports');

export const DecideReport = v.object({
  ReportId: Id,
  Version: v.pipe(v.number(), v.integer()),
  Outcome: ReportOutcome,
  /** Goes to both sides: facts, and the law or the term it rests on (DSA 17). */
  Text: impersonal('statement', v.pipe(requiredText(4000), v.minLength(10, 'TOO_SHORT'))),
  /** The review's new text, for a review that is changed; else empty. */
  NewText: v.optional(impersonal('statement', shortText(2000)), ''),
});

/**
 * The decision on a report, or on its appeal; the latter by a different person than the first decision, else
 * FORBIDDEN. A newer version is CONFLICT. 'removed' hides a review, 'changed' replaces its text; 'kept' after an
 * appeal restores it as its author wrote it.
 */
export const decideReport = defineCall({
  id: 'decideReport',
  summary: 'Decides on a report or its appeal',
  method: 'POST',
  path: '/api/support/meldungen/entscheiden',
  body: DecideReport,
  response: v.object({ success: v.boolean() }),
  access: DEALER_STAFF,
  csrf: true,
});
