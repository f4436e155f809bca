import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { actOnOrder, type CustomerAct } from '../order-actions/act-on-order';
import { closeComplaintRow, type ComplaintRow } from './complaint-repository';
import { complaintKindRow } from './complaint-words';
import { checkComplaintOpen, findComplaint } from './find-complaint';

function closeAct({ kind }: ComplaintRow, isSolved: boolean): CustomerAct {
  const how = isSolved ? 'gelöst' : 'ohne Lösung geschlossen';
  const rights = 'Ihre gesetzlichen Rechte bleiben davon unberührt.';
  return {
    change: { kind: 'complaint-closed', note: isSolved ? 'Gelöst' : 'Ohne Lösung geschlossen' },
    customerMail: () => ({
      kind: 'order-complaint-closed',
      subject: `Ihre Reklamation ist ${how}`,
      blocks: [
        { kind: 'text', text: `Sie haben Ihre Reklamation als ${how} vermerkt. ${rights}` },
        complaintKindRow(kind),
      ],
    }),
    dealerMail: () => ({
      kind: 'dealer-complaint-closed',
      subject: `Reklamation ${how}`,
      blocks: [{ kind: 'text', text: `Der Kunde hat seine Reklamation als ${how} vermerkt.` }, complaintKindRow(kind)],
    }),
  };
}

/** Saying the same twice is done once; CONFLICT when the other was said before. */
export const closeComplaint = defineHandler(CALLS.closeComplaint, ({ body }, context) =>
  actOnOrder(body, context, async (tx, order) => {
    const complaint = await findComplaint(tx, order.id, body.ComplaintId);
    const state = body.IsSolved ? 'solved' : 'closed';
    if (complaint.state === state) return null;
    checkComplaintOpen(complaint);
    await closeComplaintRow(tx, complaint.id, { state, at: context.clock() });
    return closeAct(complaint, body.IsSolved);
  }),
);
