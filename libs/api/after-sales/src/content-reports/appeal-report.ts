import { type CallContext, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { plainText } from '../reviews/plain-text';
import { executeContentReportCommand, type ContentReportExecution } from './execute-content-report-command';
import { appealReceiptMail, staffMail } from './report-mails';
import {
  type AnswerRow,
  findByToken,
  type HeldContentReport,
  lockContentReport,
  type ContentReportRow,
} from './report-repository';
import { getConcernedEmail } from './subject-repository';

/** A double click, or the form sent again after a lost response. */
const isRepeated = (answers: readonly AnswerRow[], party: HeldContentReport['party'], text: string): boolean =>
  answers.some((response) => response.by === party && response.text === text);

function appeal(
  { row, party }: HeldContentReport,
  text: string,
  { db, services }: CallContext,
): ContentReportExecution {
  const { config } = services;
  const appellantMail = async (after: ContentReportRow) => {
    const email = party === 'reporter' ? after.email : await getConcernedEmail(db, after);
    return email ? appealReceiptMail(after, email, party, config) : null;
  };
  return {
    ...({ command: 'appeal', state: 'appealed', appealUntil: row.appealUntil, answer: { text } } as const),
    mails: { support: (after) => staffMail(after, text, 'appeal', config), appellant: appellantMail },
  };
}

/**
 * An appeal (rule DEALER-02) by a party's link, once each. NOT_FOUND for a forged one, CONFLICT when it is too late or
 * was done.
 */
export const appealReport = defineHandler(CALLS.appealReport, async ({ body }, context) => {
  const { db, countryId } = context;
  const text = plainText(body.Text);
  await db.transaction(async (tx) => {
    const held = await findByToken(tx, body.Token);
    const row = held && (await lockContentReport(tx, held.row.id));
    if (!held || !row || row.countryId !== countryId) throw problem('NOT_FOUND');
    const { party } = held;
    await executeContentReportCommand(tx, row, { by: party }, context, ({ answers }) =>
      isRepeated(answers, party, text) ? null : appeal({ row, party }, text, { ...context, db: tx }),
    );
  });
  return { success: true };
});
