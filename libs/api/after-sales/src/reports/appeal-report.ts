import { type CallContext, type Database, defineHandler, problem, queueMail } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { plainText } from '../reviews/plain-text';
import { appealUntil } from './appeal-until';
import { emailOfConcerned } from './subject-repository';
import { appealReceiptMail, staffMail } from './report-mails';
import { addAnswer, answersOf, findByToken, type HeldReport, lockReport } from './report-repository';

async function appeal(tx: Database, { row, party }: HeldReport, typed: string, context: CallContext): Promise<void> {
  const now = context.clock();
  const { config } = context.services;
  const text = plainText(typed);
  const answers = await answersOf(tx, row.id);
  // A double click, or the form sent again after a lost answer.
  if (answers.some((answer) => answer.by === party && answer.text === text)) return;
  if (!appealUntil(row, party, answers, now))
    throw problem('CONFLICT', {
      detail: 'Eine Beschwerde ist hier nicht (mehr) möglich.',
      context: { State: row.state },
    });
  const answer = { reportId: row.id, kind: 'appeal', by: party, text, at: now } as const;
  await addAnswer(tx, answer, { state: 'appealed', appealUntil: row.appealUntil });
  const email = party === 'reporter' ? row.email : await emailOfConcerned(tx, row);
  await queueMail(tx, staffMail(row, text, 'appeal', config), context);
  if (email) await queueMail(tx, appealReceiptMail(row, email, party, config), context);
}

/** DSA 20: by a party's link, once each. NOT_FOUND for a forged one, CONFLICT when it is too late or was done. */
export const appealReport = defineHandler(CALLS.appealReport, async ({ body }, context) => {
  const { db, countryId } = context;
  await db.transaction(async (tx) => {
    const held = await findByToken(tx, body.Token);
    const row = held && (await lockReport(tx, held.row.id));
    if (!held || !row || row.countryId !== countryId) throw problem('NOT_FOUND');
    await appeal(tx, { ...held, row }, body.Text, context);
  });
  return { success: true };
});
