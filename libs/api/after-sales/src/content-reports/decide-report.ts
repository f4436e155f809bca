import { type CallContext, type Database, defineHandler, type Mail, problem } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { plainText } from '../reviews/plain-text';
import { changeReviewText, restoreReviewText, setReviewState } from '../reviews/review-repository';
import { appealEnd, appealUntil } from './appeal-until';
import {
  awaitedDecision,
  executeContentReportCommand,
  type ContentReportExecution,
  staffActor,
} from './execute-content-report-command';
import type { OpenContentReport } from './content-report-commands';
import { decisionMail } from './report-mails';
import { type AnswerRow, lockContentReport, type ContentReportRow } from './report-repository';
import type { ContentReportParty } from './content-report-token';
import { stateAfterDecision } from './state-after-decision';
import { getConcernedEmail } from './subject-repository';

type Body = CallRequest<typeof CALLS.decideReport>['body'];

/**
 * A removed review is hidden, a changed one is displayed with other text; a retained one is displayed as its author
 * wrote it. Dealers and pages are changed where they are stored.
 */
async function carryOut(
  tx: Database,
  { targetKind, targetId }: ContentReportRow,
  { Outcome, NewText }: Body,
): Promise<void> {
  if (targetKind !== 'review') return;
  const reviewId = Number(targetId);
  if (Outcome === 'changed') await changeReviewText(tx, reviewId, plainText(NewText));
  if (Outcome === 'kept') await restoreReviewText(tx, reviewId);
  await setReviewState(tx, reviewId, Outcome === 'removed' ? 'hidden' : 'published');
}

function checkNewText({ targetKind }: ContentReportRow, { Outcome, NewText }: Body): void {
  if (targetKind === 'review' && Outcome === 'changed' && plainText(NewText) === '')
    throw problem('VALIDATION', { errors: [{ path: 'body.NewText', code: 'REQUIRED' }] });
}

const outcomeBefore = (answers: readonly AnswerRow[]) => answers.findLast(({ outcome }) => outcome !== null)?.outcome;

/**
 * The person concerned by the decision is notified of the restriction, and of everything that follows it (DSA 17).
 */
const isPublishedToConcerned = (answers: readonly AnswerRow[], { Outcome }: Body): boolean =>
  Outcome !== 'kept' || answers.some(({ outcome }) => outcome !== null && outcome !== 'kept');

function decisionMails({ answers }: OpenContentReport, body: Body, tx: Database, { services, clock }: CallContext) {
  const mailTo = (row: ContentReportRow, party: ContentReportParty, to: string | null): Mail | null => {
    if (!to) return null;
    const until = appealUntil(row, party, answers, clock());
    const decision = { outcome: body.Outcome, text: plainText(body.Text), appealUntil: until };
    return decisionMail(row, { to, party }, decision, services.config);
  };
  return {
    reporter: (row: ContentReportRow) => mailTo(row, 'reporter', row.email),
    concerned: async (row: ContentReportRow) =>
      isPublishedToConcerned(answers, body) ? mailTo(row, 'concerned', await getConcernedEmail(tx, row)) : null,
  };
}

function decide(tx: Database, report: OpenContentReport, body: Body, context: CallContext): ContentReportExecution {
  const { row, answers } = report;
  const isOnAppeal = awaitedDecision(row) === 'decideAppeal';
  const state = stateAfterDecision({
    isOnAppeal,
    isReversed: outcomeBefore(answers) !== body.Outcome,
    appealedBy: answers.flatMap(({ by }) => (by === 'staff' ? [] : [by])),
  });
  const decision = {
    appealUntil: state === 'decided' ? appealEnd(context.clock()) : null,
    answer: { outcome: body.Outcome, text: plainText(body.Text) },
    reason: body.Text,
    write: () => carryOut(tx, row, body),
    mails: decisionMails(report, body, tx, context),
  };
  if (isOnAppeal) return { ...decision, command: 'decideAppeal', state };
  return { ...decision, command: 'decide', state: 'decided' };
}

/**
 * POST /api/support/meldungen/entscheiden: on a report, or on its appeal, with mails to both sides in the same
 * transaction. NOT_FOUND if it does not exist; CONFLICT if another member of staff has decided it, or if it is not
 * pending.
 */
export const decideReport = defineHandler(CALLS.decideReport, async ({ body }, context) => {
  await context.db.transaction(async (tx) => {
    const row = await lockContentReport(tx, body.ReportId);
    if (!row) throw problem('NOT_FOUND');
    if (awaitedDecision(row) === null || row.version !== body.Version)
      throw problem('CONFLICT', { context: { State: row.state, Version: row.version } });
    checkNewText(row, body);
    await executeContentReportCommand(tx, row, staffActor(context), context, (report) =>
      decide(tx, report, body, context),
    );
  });
  return { success: true };
});
