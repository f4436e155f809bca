import type { Database } from '@heizplatz/api-platform';
import type { StaffReport } from '@heizplatz/contract';
import { awaitedDecision, isAllowed } from './execute-content-report-command';
import type { ContentReportActor } from './content-report-commands';
import { contentReportNumber } from './content-report-number';
import { responsesWithNames, findContentReports, type NamedResponse, type ContentReportRow } from './report-repository';
import { listReviewSubjects, type ReviewSubject } from './subject-repository';

export interface Reader {
  readonly actor: ContentReportActor;
  readonly now: Date;
}

const getReviewId = ({ targetKind, targetId }: ContentReportRow): number[] =>
  targetKind === 'review' ? [Number(targetId)] : [];

/** Whether the caller may decide now, on the report or on its appeal. */
function mayDecide(row: ContentReportRow, own: readonly NamedResponse[], { actor, now }: Reader): boolean {
  const command = awaitedDecision(row);
  const report = { row, answers: own.map(({ answer: response }) => response) };
  return command !== null && isAllowed(command, report, actor, now);
}

function present(
  row: ContentReportRow,
  responses: readonly NamedResponse[],
  review: ReviewSubject | undefined,
  reader: Reader,
) {
  const userId = reader.actor.by === 'staff' ? reader.actor.userId : null;
  const own = responses.filter(({ answer: response }) => response.reportId === row.id);
  return {
    Id: row.id,
    Number: contentReportNumber(row),
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
    Answers: own.map(({ answer: response, firstName, lastName }) => ({
      Kind: response.kind,
      At: response.at.toISOString(),
      Outcome: response.outcome,
      Text: response.text,
      By: response.by === 'staff' ? `${firstName ?? ''} ${lastName ?? ''}`.trim() : response.by,
    })),
    MayDecide: mayDecide(row, own, reader),
    WasDecidedByMe: userId !== null && own.some(({ answer: response }) => response.userId === userId),
  };
}

/** Reports with their answers, and the current version of the reviews that they are about. */
export async function readContentReports(db: Database, ids: readonly number[], reader: Reader): Promise<StaffReport[]> {
  const rows = await findContentReports(db, ids);
  const responses = await responsesWithNames(db, ids);
  const about = await listReviewSubjects(db, rows.flatMap(getReviewId));
  return rows.map((row) => {
    const [reviewId] = getReviewId(row);
    return present(
      row,
      responses,
      about.find(({ id }) => id === reviewId),
      reader,
    );
  });
}
