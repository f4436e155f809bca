import type { Database } from '@heizplatz/api-platform';
import type { StaffReport } from '@heizplatz/contract';
import { reportNumber } from './report-number';
import { answersWithNames, type NamedAnswer, type ReportRow } from './report-repository';
import { findReportedReviews, findReports, type ReportedReview } from './staff-report-repository';

const reviewIdOf = ({ targetKind, targetId }: ReportRow): number[] =>
  targetKind === 'review' ? [Number(targetId)] : [];

function present(
  row: ReportRow,
  answers: readonly NamedAnswer[],
  review: ReportedReview | undefined,
  userId: number | null,
) {
  const own = answers.filter(({ answer }) => answer.reportId === row.id);
  return {
    Id: row.id,
    Number: reportNumber(row),
    CountryId: row.countryId,
    State: row.state,
    TargetKind: row.targetKind,
    TargetId: row.targetId,
    Title: row.title,
    Path: row.path,
    Reason: row.reason,
    Text: row.text,
    Name: row.name,
    EmailAddress: row.email,
    SentAt: row.sentAt.toISOString(),
    Version: row.version,
    Review: review ? { Text: review.text, State: review.state } : null,
    Answers: own.map(({ answer, firstName, lastName }) => ({
      Kind: answer.kind,
      At: answer.at.toISOString(),
      Outcome: answer.outcome,
      Text: answer.text,
      By: answer.by === 'staff' ? `${firstName ?? ''} ${lastName ?? ''}`.trim() : answer.by,
    })),
    WasDecidedByMe: userId !== null && own.some(({ answer }) => answer.userId === userId),
  };
}

/** Reports with their answers, and the reviews that they are about as they stand now. */
export async function readReports(db: Database, ids: readonly number[], userId: number | null): Promise<StaffReport[]> {
  const rows = await findReports(db, ids);
  const answers = await answersWithNames(db, ids);
  const about = await findReportedReviews(db, rows.flatMap(reviewIdOf));
  return rows.map((row) => {
    const [reviewId] = reviewIdOf(row);
    return present(
      row,
      answers,
      about.find(({ id }) => id === reviewId),
      userId,
    );
  });
}
