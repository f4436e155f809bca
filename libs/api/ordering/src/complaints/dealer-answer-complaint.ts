import { type CallContext, defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { dealerCommand, type DealerExecution } from '../dealer-orders/dealer-command';
import type { Order } from '../order/order';
import { insertComplaintMessage, type ComplaintRow } from './complaint-repository';
import { complaintKindRow, linesBlock } from './complaint-words';
import { checkComplaintOpen, findComplaint, isDuplicateMessage } from './find-complaint';

const answerAct = (order: Order, { id, kind }: ComplaintRow, text: string, context: CallContext): DealerExecution => ({
  command: 'dealerAnswerComplaint',
  note: text,
  write: async (tx) => {
    await insertComplaintMessage(tx, id, 'answered', { author: 'dealer', text, at: context.clock() });
  },
  mails: {
    customer: (_, { seller }) => ({
      kind: 'order-complaint-answered',
      subject: 'Ihre Reklamation ist beantwortet',
      blocks: [
        { kind: 'text', text: `${seller.company} antwortet auf Ihre Reklamation:` },
        complaintKindRow(kind),
        linesBlock(text),
        {
          kind: 'note',
          text: 'Auf der Seite Ihrer Bestellung können Sie antworten oder sagen, dass die Sache gelöst ist.',
        },
      ],
    }),
  },
});

/** From then on the customer has the word; the dealer may add to its answer. */
export const dealerAnswerComplaint = defineHandler(CALLS.dealerAnswerComplaint, ({ body }, context) =>
  dealerCommand(body, context, async (order, tx) => {
    const complaint = await findComplaint(tx, order.id, body.ComplaintId);
    checkComplaintOpen(complaint);
    const message = { author: 'dealer', text: body.Text, at: context.clock() } as const;
    return isDuplicateMessage(complaint, message) ? null : answerAct(order, complaint, body.Text, context);
  }),
);
