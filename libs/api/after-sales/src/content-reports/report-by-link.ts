import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { appealUntil } from './appeal-until';
import { contentReportNumber } from './content-report-number';
import { getResponses, type AnswerRow, findByToken } from './report-repository';
import type { ContentReportParty } from './content-report-token';

/** Staff's decisions, and the party's own appeals: what the other side wrote is not disclosed. */
const isFor = (party: ContentReportParty, { by }: AnswerRow): boolean => by === 'staff' || by === party;

/** GET /api/meldungen/{token}: reads and changes nothing. NOT_FOUND for forged links and other sites'. */
export const reportByLink = defineHandler(CALLS.reportByLink, async ({ params }, { db, clock, countryId }) => {
  const held = await findByToken(db, params.token);
  if (!held || held.row.countryId !== countryId) throw problem('NOT_FOUND');
  const { row, party } = held;
  const responses = await getResponses(db, row.id);
  const isDecided = responses.length > 0;
  // The person concerned is notified by the decision, not earlier.
  if (party === 'concerned' && !isDecided) throw problem('NOT_FOUND');
  return {
    Number: contentReportNumber(row),
    State: row.state,
    Party: party,
    TargetKind: row.targetKind,
    Title: row.title,
    Reason: row.reason,
    Text: party === 'reporter' ? row.text : '',
    SentAt: row.sentAt.toISOString(),
    Answers: responses
      .filter((response) => isFor(party, response))
      .map(({ kind, at, outcome, text }) => ({ Kind: kind, At: at.toISOString(), Outcome: outcome, Text: text })),
    AppealUntil: appealUntil(row, party, responses, clock())?.toISOString() ?? null,
  };
});
