import { CALLS } from '@heizplatz/contract';
import { pageCountOf } from '../dealer-profiles/page-of';
import { defineHandler } from '../http/define-handler';
import { reportNumber } from './report-number';
import { answersWithNames, countReports, findReports } from './report-repository';

const PAGE_SIZE = 25;

/** GET /api/support/meldungen. */
export const listReports = defineHandler(CALLS.staffReports, async ({ query }, { db }) => {
  const rows = await findReports(db, { ...query, size: PAGE_SIZE });
  const answers = await answersWithNames(
    db,
    rows.map(({ id }) => id),
  );
  const Total = await countReports(db, query.state);
  return {
    Total,
    Page: query.page,
    PageCount: pageCountOf(Total, PAGE_SIZE),
    Items: rows.map((row) => ({
      Id: row.id,
      Number: reportNumber(row),
      CountryId: row.countryId,
      State: row.state,
      TargetKind: row.targetKind,
      TargetId: row.targetId,
      Title: row.title,
      Reason: row.reason,
      Text: row.text,
      Name: row.name,
      EmailAddress: row.email,
      SentAt: row.sentAt.toISOString(),
      Version: row.version,
      Answers: answers
        .filter(({ answer }) => answer.reportId === row.id)
        .map(({ answer, firstName, lastName }) => ({
          Kind: answer.kind,
          At: answer.at.toISOString(),
          Outcome: answer.outcome,
          Text: answer.text,
          By: answer.by === 'staff' ? `${firstName ?? ''} ${lastName ?? ''}`.trim() : answer.by,
        })),
    })),
  };
});
