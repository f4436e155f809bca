import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { dealerCommand, type DealerExecution } from '../dealer-orders/dealer-command';
import { complaintKindRow } from './complaint-labels';
import { type ExecutedComplaint, executeOnComplaint } from './execute-complaint-command';

type Answered = ExecutedComplaint<'dealerAnswerComplaint'>;

const answerExecution = ({ command, write, complaint: { kind } }: Answered, text: string): DealerExecution => ({
  command,
  note: text,
  write,
  mails: {
    customer: (_, { seller }) => ({
      kind: 'order-complaint-answered',
      subject: 'Ihre Reklamation ist beantwortet',
      blocks: [
        { kind: 'text', text: `${seller.company} antwortet auf Ihre Reklamation:` },
        complaintKindRow(kind),
        { kind: 'lines', lines: text.split('\n') },
        {
          kind: 'note',
          text: 'Auf der Seite Ihrer Bestellung können Sie antworten oder sagen, dass die Sache gelöst ist.',
        },
      ],
    }),
  },
});

/** From then on the customer is to respond; the dealer may add to its answer. */
export const dealerAnswerComplaint = defineHandler(CALLS.dealerAnswerComplaint, ({ body }, context) =>
  dealerCommand(body, context, async ({ order, tx }) => {
    const executed = await executeOnComplaint(tx, order.id, {
      command: 'dealerAnswerComplaint',
      complaintId: body.ComplaintId,
      at: context.clock(),
      message: { author: 'dealer', text: body.Text },
    });
    return executed && answerExecution(executed, body.Text);
  }),
);
