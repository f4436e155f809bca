import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { actingAuthor } from '../order-actions/acting-author';
import { actOnOrder, type CustomerAct } from '../order-actions/act-on-order';
import { insertComplaintMessage, type ComplaintAuthor, type ComplaintRow } from './complaint-repository';
import { complaintKindRow, linesBlock } from './complaint-words';
import { checkComplaintOpen, findComplaint, isDuplicateMessage } from './find-complaint';

function replyAct({ kind }: ComplaintRow, text: string): CustomerAct {
  const said = [complaintKindRow(kind), linesBlock(text)];
  return {
    change: { kind: 'complaint-replied', note: text },
    customerMail: (_, seller) => ({
      kind: 'order-complaint-replied',
      subject: 'Ihre Antwort zur Reklamation ist beim Händler',
      blocks: [{ kind: 'text', text: `Das ging an ${seller.company}:` }, ...said],
    }),
    dealerMail: () => ({
      kind: 'dealer-complaint-replied',
      subject: 'Der Kunde hat zur Reklamation geantwortet',
      blocks: [
        { kind: 'text', text: 'Der Kunde schreibt zu seiner Reklamation:' },
        ...said,
        { kind: 'note', text: 'Bitte antworten Sie auf der Seite der Bestellung.' },
      ],
    }),
  };
}

/** The complaint waits for the dealer again. */
export const replyToComplaint = defineHandler(CALLS.replyToComplaint, ({ body }, context) =>
  actOnOrder(body, context, async (tx, order) => {
    const complaint = await findComplaint(tx, order.id, body.ComplaintId);
    checkComplaintOpen(complaint);
    const author: ComplaintAuthor = actingAuthor(context, order).kind === 'staff' ? 'staff' : 'customer';
    const message = { author, text: body.Text, at: context.clock() };
    if (isDuplicateMessage(complaint, message)) return null;
    await insertComplaintMessage(tx, complaint.id, 'open', message);
    return replyAct(complaint, body.Text);
  }),
);
