import { hashToken, users } from '@heizplatz/api-identity';
import type { Database, KeyRing } from '@heizplatz/api-platform';
import { and, asc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { reportAnswers, reports } from './schema';
import { reportTokenHashes, type ReportParty } from './report-token';

export type ReportRow = typeof reports.$inferSelect;
export type NewReport = typeof reports.$inferInsert;
export type AnswerRow = typeof reportAnswers.$inferSelect;
export type NewAnswer = typeof reportAnswers.$inferInsert;

/** The report with the hashes of its parties' tokens. */
export async function insertReport(tx: Database, report: NewReport, keys: KeyRing): Promise<ReportRow> {
  const [inserted] = await tx.insert(reports).values(report).returning();
  if (!inserted) throw new Error('no report was inserted');
  const hashes = reportTokenHashes(inserted.id, keys);
  await tx.update(reports).set(hashes).where(eq(reports.id, inserted.id));
  return { ...inserted, ...hashes };
}

/** The same sent before, since then: a double click, or the form sent again after a lost answer. */
export async function findDuplicate(db: Database, report: NewReport, since: Date): Promise<ReportRow | undefined> {
  const alike = (['countryId', 'targetKind', 'targetId', 'reason', 'text', 'email'] as const).map((name) =>
    eq(reports[name], report[name]),
  );
  const [row] = await db
    .select()
    .from(reports)
    .where(and(...alike, gt(reports.sentAt, since)));
  return row;
}

export const findReports = (db: Database, ids: readonly number[]): Promise<ReportRow[]> =>
  db
    .select()
    .from(reports)
    .where(inArray(reports.id, [...ids]));

export async function lockReport(tx: Database, id: number): Promise<ReportRow | undefined> {
  const [row] = await tx.select().from(reports).where(eq(reports.id, id)).for('update');
  return row;
}

export interface HeldReport {
  readonly row: ReportRow;
  readonly party: ReportParty;
}

/** The report that a token opens, and whose token it is. */
export async function findByToken(db: Database, token: string): Promise<HeldReport | undefined> {
  const hash = hashToken(token);
  const [row] = await db
    .select()
    .from(reports)
    .where(or(eq(reports.reporterTokenHash, hash), eq(reports.concernedTokenHash, hash)));
  return row && { row, party: row.reporterTokenHash === hash ? 'reporter' : 'concerned' };
}

export const getResponses = (db: Database, reportId: number): Promise<AnswerRow[]> =>
  db
    .select()
    .from(reportAnswers)
    .where(eq(reportAnswers.reportId, reportId))
    .orderBy(asc(reportAnswers.at), asc(reportAnswers.id));

/** Stores an answer, and what it makes of the report; its version is raised. */
export async function addAnswer(
  tx: Database,
  response: NewAnswer,
  changed: Pick<ReportRow, 'state' | 'appealUntil'>,
): Promise<void> {
  await tx.insert(reportAnswers).values(response);
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

/** Answers of several reports with who gave them: a member of staff by name. */
export async function responsesWithNames(db: Database, reportIds: readonly number[]): Promise<NamedResponse[]> {
  if (reportIds.length === 0) return [];
  return db
    .select({ answer: reportAnswers, firstName: users.firstName, lastName: users.lastName })
    .from(reportAnswers)
    .leftJoin(users, eq(users.id, reportAnswers.userId))
    .where(inArray(reportAnswers.reportId, [...reportIds]))
    .orderBy(asc(reportAnswers.at), asc(reportAnswers.id));
}

/** Takes name, e-mail and link from reports whose last answer is older; what was decided stays, for the yearly count. */
export async function forgetReporters(db: Database, decidedBefore: Date): Promise<void> {
  const old = db
    .select({ id: reportAnswers.reportId })
    .from(reportAnswers)
    .groupBy(reportAnswers.reportId)
    .having(lt(sql`max(${reportAnswers.at})`, decidedBefore));
  await db
    .update(reports)
    .set({ name: '', email: '', reporterTokenHash: null, concernedTokenHash: null })
    .where(and(inArray(reports.id, old), ne(reports.state, 'appealed')));
}
