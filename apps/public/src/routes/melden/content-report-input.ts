import { CALLS, REPORT_REASONS, type ReportReason, type ReportTarget } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import * as v from 'valibot';

/** A reporter's input. */
export interface ContentReportInput {
  readonly targetKind: ReportTarget;
  /** A review's id, a dealer's slug, or a page's path. */
  readonly targetId: string;
  readonly reason: string;
  readonly text: string;
  readonly name: string;
  readonly email: string;
  readonly isInGoodFaith: boolean;
}

/** The form's own names, as they are sent without script; by the contract's names. */
export const FIELD_NAMES = {
  TargetId: 'seite',
  Reason: 'grund',
  Text: 'begruendung',
  Name: 'name',
  EmailAddress: 'email',
  InGoodFaith: 'richtig',
} as const;
export type ContentReportField = keyof typeof FIELD_NAMES;
export const CONTENT_REPORT_FIELDS: readonly ContentReportField[] = [
  'TargetId',
  'Reason',
  'Text',
  'Name',
  'EmailAddress',
  'InGoodFaith',
];
/** What a ticked box sends. */
export const TICKED = 'ja';

/** 'https://heizplatz.de/hilfe?x=1' → '/hilfe': people copy whole addresses. */
export const getPathOfAddress = (input: string): string =>
  input
    .trim()
    .replace(/^https?:\/\/[^/]*/, '')
    .split(/[?#]/, 1)[0] || (input.trim() === '' ? '' : '/');

const isReason = (text: string): text is ReportReason => REPORT_REASONS.some((reason) => reason === text);

/** As the call takes it; a reason that was not chosen is not sent, so that it is missed. */
export const contentReportBody = (input: ContentReportInput, countryId: CountryId) => ({
  CountryId: countryId,
  TargetKind: input.targetKind,
  TargetId: input.targetKind === 'page' ? getPathOfAddress(input.targetId) : input.targetId,
  Text: input.text,
  Name: input.name,
  EmailAddress: input.email.trim(),
  InGoodFaith: input.isInGoodFaith,
  ...(isReason(input.reason) && { Reason: input.reason }),
});

export type ContentReportIssues = Readonly<Partial<Record<ContentReportField, string>>>;

/** Code by field of what is wrong, by the contract's own schema; empty when all is well. */
export function contentReportIssues(input: ContentReportInput, countryId: CountryId): ContentReportIssues {
  const issues: Partial<Record<ContentReportField, string>> = {};
  const { body } = CALLS.sendReport;
  for (const issue of (body && v.safeParse(body, contentReportBody(input, countryId)).issues) ?? []) {
    const field = v.getDotPath(issue);
    if (isField(field)) issues[field] ??= issue.message;
  }
  return issues;
}

const isField = (name: string | null): name is ContentReportField => name !== null && Object.hasOwn(FIELD_NAMES, name);

/** The call's body once nothing is wrong with it. */
export function checkedBody(input: ContentReportInput, countryId: CountryId) {
  const { body } = CALLS.sendReport;
  if (!body) throw new Error('reports have a body');
  return v.parse(body, contentReportBody(input, countryId));
}
