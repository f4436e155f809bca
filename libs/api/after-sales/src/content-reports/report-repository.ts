import { hashToken, users } from '@heizplatz/api-identity';
import { type Database, erasedColumns, type KeyRing } from '@heizplatz/api-platform';
import { GONE } from '@heizplatz/identity';
import { and, asc, eq, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { contentReportAnswers, reports } from './schema';
import { contentReportTokenHashes, type ContentReportParty } from './content-report-token';

export type ContentReportRow = typeof reports.$inferSelect;
export type NewContentReport = typeof reports.$inferInsert;
export type AnswerRow = typeof contentReportAnswers.$inferSelect;
export type NewAnswer = typeof contentReportAnswers.$inferInsert;

/** The report with the hashes of its parties' tokens. */
export async function insertContentReport(
  tx: Database,
  report: NewContentReport,
  keys: KeyRing,
): Promise<ContentReportRow> {
  const [inserted] = await tx.insert(reports).values(report).returning();
  if (!inserted) throw new Error('no report was inserted');
  const hashes = contentReportTokenHashes(inserted.id, keys);
  await tx.update(reports).set(hashes).where(eq(reports.id, inserted.id));
  return { ...inserted, ...hashes };
}

/** The same report sent since then: a double click, or a form resubmitted after a lost response. */
export async function findDuplicate(
  db: Database,
  report: NewContentReport,
  since: Date,
): Promise<ContentReportRow | undefined> {
  const alike = (['countryId', 'targetKind', 'targetId', 'reason', 'text', 'email'] as const).map((name) =>
    eq(reports[name], report[name]),
  );
  const [row] = await db
    .select()
    .from(reports)
    .where(and(...alike, gt(reports.sentAt, since)));
  return row;
}

export const findContentReports = (db: Database, ids: readonly number[]): Promise<ContentReportRow[]> =>
  db
    .select()
    .from(reports)
    .where(inArray(reports.id, [...ids]));

export async function lockContentReport(tx: Database, id: number): Promise<ContentReportRow | undefined> {
  const [row] = await tx.select().from(reports).where(eq(reports.id, id)).for('update');
  return row;
}

export interface HeldContentReport {
  readonly row: ContentReportRow;
  readonly party: ContentReportParty;
}

/** The report that a token opens, and whose token it is. */
export async function findByToken(db: Database, token: string): Promise<HeldContentReport | undefined> {
  const hash = hashToken(token);
  const [row] = await db
    .select()
    .from(reports)
    .where(or(eq(reports.reporterTokenHash, hash), eq(reports.concernedTokenHash, hash)));
  return row && { row, party: row.reporterTokenHash === hash ? 'reporter' : 'concerned' };
}

export const getResponses = (db: Database, contentReportId: number): Promise<AnswerRow[]> =>
  db
    .select()
    .from(contentReportAnswers)
    .where(eq(contentReportAnswers.reportId, contentReportId))
    .orderBy(asc(contentReportAnswers.at), asc(contentReportAnswers.id));

/** Stores an answer and its effect on the report; increments the report's version. */
export async function addAnswer(
  tx: Database,
  response: NewAnswer,
  changed: Pick<ContentReportRow, 'state' | 'appealUntil'>,
): Promise<void> {
  await tx.insert(contentReportAnswers).values(response);
  await tx
    .update(reports)
    .set({ ...changed, version: sql`${reports.version} + 1` })
    .where(eq(reports.id, response.reportId));
}

export interface NamedResponse {
  readonly answer: AnswerRow;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Answers of several reports with their authors: a member of staff by name. */
export async function responsesWithNames(db: Database, contentReportIds: readonly number[]): Promise<NamedResponse[]> {
  if (contentReportIds.length === 0) return [];
  return db
    .select({ answer: contentReportAnswers, firstName: users.firstName, lastName: users.lastName })
    .from(contentReportAnswers)
    .leftJoin(users, eq(users.id, contentReportAnswers.userId))
    .where(inArray(contentReportAnswers.reportId, [...contentReportIds]))
    .orderBy(asc(contentReportAnswers.at), asc(contentReportAnswers.id));
}

/**
 * Removes name, e-mail, link and all that was written from reports whose last answer is older; decisions are retained for
 * the yearly count.
 */
export async function forgetReporters(db: Database, decidedBefore: Date): Promise<void> {
  const old = db
    .select({ id: contentReportAnswers.reportId })
    .from(contentReportAnswers)
    .groupBy(contentReportAnswers.reportId)
    .having(lt(sql`max(${contentReportAnswers.at})`, decidedBefore));
  const isEnded = and(inArray(reports.id, old), ne(reports.state, 'appealed'));
  await db
    .update(reports)
    .set(erasedColumns(reports, ['report']))
    .where(and(isEnded, or(ne(reports.text, GONE), isNotNull(reports.concernedTokenHash))));
  const ended = db.select({ id: reports.id }).from(reports).where(isEnded);
  await db
    .update(contentReportAnswers)
    .set(erasedColumns(contentReportAnswers, ['report']))
    .where(and(inArray(contentReportAnswers.reportId, ended), ne(contentReportAnswers.text, GONE)));
}
