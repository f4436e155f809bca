import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { customerCommand, type CustomerExecution } from '../commands/customer-command';
import { getImpersonator } from '../commands/get-impersonator';
import { complaintKindRow, typedLines } from './complaint-labels';
import { type ExecutedComplaint, executeOnComplaint } from './execute-complaint-command';

type Replied = ExecutedComplaint<'replyToComplaint'>;

function replyExecution({ command, write, complaint: { kind } }: Replied, text: string): CustomerExecution {
  const blocks = [complaintKindRow(kind), typedLines(text)];
  return {
    command,
    write,
    note: text,
    mails: {
      customer: (_, { seller }) => ({
        kind: 'order-complaint-replied',
        subject: 'Ihre Antwort zur Reklamation ist beim Händler',
        blocks: [{ kind: 'text', text: `Das ging an ${seller.company}:` }, ...blocks],
      }),
      dealer: () => ({
        kind: 'dealer-complaint-replied',
        subject: 'Der Kunde hat zur Reklamation geantwortet',
        blocks: [
          { kind: 'text', text: 'Der Kunde schreibt zu seiner Reklamation:' },
          ...blocks,
          { kind: 'note', text: 'Bitte antworten Sie auf der Seite der Bestellung.' },
        ],
      }),
    },
  };
}

/** The complaint waits for the dealer again. */
export const replyToComplaint = defineHandler(CALLS.replyToComplaint, ({ body }, context) =>
  customerCommand(body, context, async (tx, order) => {
    const author = getImpersonator(context, order).kind === 'staff' ? 'staff' : 'customer';
    const executed = await executeOnComplaint(tx, order.id, {
      command: 'replyToComplaint',
      complaintId: body.ComplaintId,
      at: context.clock(),
      message: { author, text: body.Text },
    });
    return executed && replyExecution(executed, body.Text);
  }),
);
