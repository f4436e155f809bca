import { type CallContext, type Database, defineHandler, problem, queueMail } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { plainText } from '../reviews/plain-text';
import { changeReviewText, restoreReviewText, setReviewState } from '../reviews/review-repository';
import { appealEnd, appealUntil } from './appeal-until';
import { emailOfConcerned } from './subject-repository';
import { decisionMail } from './report-mails';
import { addAnswer, type AnswerRow, answersOf, lockReport, type ReportRow } from './report-repository';
import type { ReportParty } from './report-token';
import { stateAfterDecision } from './state-after-decision';

type Body = CallRequest<typeof CALLS.decideReport>['body'];

/**
 * A removed review is hidden, a changed one shown with other words; one that is kept is shown as its author wrote it.
 * Dealers and pages are changed where they are kept.
 */
async function carryOut(tx: Database, { targetKind, targetId }: ReportRow, { Outcome, NewText }: Body): Promise<void> {
  if (targetKind !== 'review') return;
  const reviewId = Number(targetId);
  if (Outcome === 'changed') await changeReviewText(tx, reviewId, plainText(NewText));
  if (Outcome === 'kept') await restoreReviewText(tx, reviewId);
  await setReviewState(tx, reviewId, Outcome === 'removed' ? 'hidden' : 'published');
}

/** Whoever decided before does not decide on the appeal against it (DSA 20 (6) asks for a decision that is not arbitrary). */
function checkDecider(row: ReportRow, answers: readonly AnswerRow[], { user }: CallContext): void {
  if (row.state !== 'appealed' || !answers.some(({ userId }) => userId !== null && userId === user?.id)) return;
  throw problem('FORBIDDEN', {
    detail: 'Über eine Beschwerde entscheidet jemand anderes als über die Meldung. Bitte übergeben Sie sie.',
  });
}

function checkNewText({ targetKind }: ReportRow, { Outcome, NewText }: Body): void {
  if (targetKind === 'review' && Outcome === 'changed' && plainText(NewText) === '')
    throw problem('VALIDATION', { errors: [{ path: 'body.NewText', code: 'REQUIRED' }] });
}

const outcomeBefore = (answers: readonly AnswerRow[]) => answers.findLast(({ outcome }) => outcome !== null)?.outcome;

/** Whom the decision concerns is told of what was restricted, and of whatever follows that (DSA 17). */
const isToldToConcerned = (answers: readonly AnswerRow[], { Outcome }: Body): boolean =>
  Outcome !== 'kept' || answers.some(({ outcome }) => outcome !== null && outcome !== 'kept');

async function tell(tx: Database, row: ReportRow, answers: AnswerRow[], body: Body, context: CallContext) {
  const { config } = context.services;
  const concerned = isToldToConcerned(answers, body) ? await emailOfConcerned(tx, row) : null;
  const recipients: readonly (readonly [ReportParty, string | null])[] = [
    ['reporter', row.email || null],
    ['concerned', concerned],
  ];
  for (const [party, to] of recipients) {
    if (!to) continue;
    const until = appealUntil(row, party, answers, context.clock());
    const decision = { outcome: body.Outcome, text: plainText(body.Text), appealUntil: until };
    await queueMail(tx, decisionMail(row, { to, party }, decision, config), context);
  }
}

async function decide(tx: Database, row: ReportRow, body: Body, context: CallContext): Promise<ReportRow> {
  const now = context.clock();
  const answers = await answersOf(tx, row.id);
  checkDecider(row, answers, context);
  const isOnAppeal = row.state === 'appealed';
  const state = stateAfterDecision({
    isOnAppeal,
    isReversed: outcomeBefore(answers) !== body.Outcome,
    appealedBy: answers.flatMap(({ by }) => (by === 'staff' ? [] : [by])),
  });
  const decided = { state, appealUntil: state === 'decided' ? appealEnd(now) : null };
  const answer = {
    ...({ reportId: row.id, kind: 'decision', by: 'staff', outcome: body.Outcome } as const),
    ...{ userId: context.user?.id ?? null, text: plainText(body.Text), at: now },
  };
  await carryOut(tx, row, body);
  await addAnswer(tx, answer, decided);
  await tell(tx, { ...row, ...decided }, answers, body, context);
  return { ...row, ...decided };
}

/**
 * POST /api/support/meldungen/entscheiden: on a report, or on its appeal, with mails to both sides in the same
 * transaction. NOT_FOUND for none such; CONFLICT for one that somebody else has answered, or that waits for nobody.
 */
export const decideReport = defineHandler(CALLS.decideReport, async ({ body }, context) => {
  const { db, audit } = context;
  await db.transaction(async (tx) => {
    const row = await lockReport(tx, body.ReportId);
    if (!row) throw problem('NOT_FOUND');
    const isWaiting = row.state === 'open' || row.state === 'appealed';
    if (!isWaiting || row.version !== body.Version)
      throw problem('CONFLICT', { context: { State: row.state, Version: row.version } });
    checkNewText(row, body);
    const decided = await decide(tx, row, body, context);
    audit.note({
      before: { state: row.state },
      after: { state: decided.state, outcome: body.Outcome },
      reason: body.Text,
    });
  });
  return { success: true };
});
