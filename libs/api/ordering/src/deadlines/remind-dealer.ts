import type { Database, JobContext } from '@heizplatz/api-platform';
import { formatLongDate, siteById } from '@heizplatz/country';
import { answerDueDay } from './answer-due-at';
import { executeCommand } from '../commands/execute-command';
import type { ChangeMail } from '../order-mails/change-mail';
import { getOrder, type Order } from '../order/order';
import { findEvents, lockOrder } from '../order/order-repository';
import { getDealerEvents } from '../order-view/present-timeline';

function reminderMail({ answerDueAt, countryId }: Order): ChangeMail {
  const due = formatLongDate(answerDueDay(answerDueAt), siteById(countryId));
  return {
    kind: 'dealer-reminder',
    subject: 'Erinnerung: Bitte beantworten Sie die Bestellung',
    blocks: [
      {
        kind: 'note',
        text: `Diese Bestellung wartet auf Ihre Antwort. Nehmen Sie sie bitte bis ${due} an, oder lehnen Sie sie ab. Danach erlischt sie.`,
      },
    ],
  };
}

/** Reminds the dealer once, as long as there is no response. Idempotent; false: nothing to do. */
export async function remindDealer(
  tx: Database,
  orderId: string,
  dependencies: Pick<JobContext, 'services' | 'clock'>,
): Promise<boolean> {
  const now = dependencies.clock();
  const row = await lockOrder(tx, orderId);
  if (
    !row ||
    row.state !== 'placed' ||
    row.confirmUntil !== null ||
    row.proposedWindow !== null ||
    row.answerDueAt <= now
  )
    return false;
  if (getDealerEvents(await findEvents(tx, orderId)).some(({ kind }) => kind === 'reminder')) return false;
  const note = 'Der Händler wurde an seine Antwort erinnert';
  const execution = { command: 'remindDealer', note, mails: { dealer: reminderMail } } as const;
  await executeCommand(tx, getOrder(row), execution, { ...dependencies, author: { kind: 'system' } });
  return true;
}
