import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { customerCommand, type CustomerExecution } from '../commands/customer-command';
import { actingAuthor } from '../commands/acting-author';
import { insertComplaintMessage, type ComplaintAuthor, type ComplaintRow } from './complaint-repository';
import { complaintKindRow, linesBlock } from './complaint-words';
import { checkComplaintOpen, findComplaint, isDuplicateMessage } from './find-complaint';

function replyAct({ kind }: ComplaintRow, text: string): CustomerExecution {
  const said = [complaintKindRow(kind), linesBlock(text)];
  return {
    command: 'replyToComplaint',
    note: text,
    mails: {
      customer: (_, { seller }) => ({
        kind: 'order-complaint-replied',
        subject: 'Ihre Antwort zur Reklamation ist beim Händler',
        blocks: [{ kind: 'text', text: `Das ging an ${seller.company}:` }, ...said],
      }),
      dealer: () => ({
        kind: 'dealer-complaint-replied',
        subject: 'Der Kunde hat zur Reklamation geantwortet',
        blocks: [
          { kind: 'text', text: 'Der Kunde schreibt zu seiner Reklamation:' },
          ...said,
          { kind: 'note', text: 'Bitte antworten Sie auf der Seite der Bestellung.' },
        ],
      }),
    },
  };
}

/** The complaint waits for the dealer again. */
export const replyToComplaint = defineHandler(CALLS.replyToComplaint, ({ body }, context) =>
  customerCommand(body, context, async (tx, order) => {
    const complaint = await findComplaint(tx, order.id, body.ComplaintId);
    checkComplaintOpen(complaint);
    const author: ComplaintAuthor = actingAuthor(context, order).kind === 'staff' ? 'staff' : 'customer';
    const message = { author, text: body.Text, at: context.clock() };
    if (isDuplicateMessage(complaint, message)) return null;
    await insertComplaintMessage(tx, complaint.id, 'open', message);
    return replyAct(complaint, body.Text);
  }),
);
