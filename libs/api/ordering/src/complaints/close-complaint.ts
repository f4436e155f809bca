import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { customerCommand, type CustomerExecution } from '../commands/customer-command';
import { closeComplaintRow, type ComplaintRow } from './complaint-repository';
import { complaintKindRow } from './complaint-words';
import { checkComplaintOpen, findComplaint } from './find-complaint';

function closeAct({ kind }: ComplaintRow, isSolved: boolean): CustomerExecution {
  const how = isSolved ? 'gelöst' : 'ohne Lösung geschlossen';
  const rights = 'Ihre gesetzlichen Rechte bleiben davon unberührt.';
  return {
    command: 'closeComplaint',
    note: isSolved ? 'Gelöst' : 'Ohne Lösung geschlossen',
    mails: {
      customer: () => ({
        kind: 'order-complaint-closed',
        subject: `Ihre Reklamation ist ${how}`,
        blocks: [
          { kind: 'text', text: `Sie haben Ihre Reklamation als ${how} vermerkt. ${rights}` },
          complaintKindRow(kind),
        ],
      }),
      dealer: () => ({
        kind: 'dealer-complaint-closed',
        subject: `Reklamation ${how}`,
        blocks: [
          { kind: 'text', text: `Der Kunde hat seine Reklamation als ${how} vermerkt.` },
          complaintKindRow(kind),
        ],
      }),
    },
  };
}

/** Saying the same twice is done once; CONFLICT when the other was said before. */
export const closeComplaint = defineHandler(CALLS.closeComplaint, ({ body }, context) =>
  customerCommand(body, context, async (tx, order) => {
    const complaint = await findComplaint(tx, order.id, body.ComplaintId);
    const state = body.IsSolved ? 'solved' : 'closed';
    if (complaint.state === state) return null;
    checkComplaintOpen(complaint);
    await closeComplaintRow(tx, complaint.id, { state, at: context.clock() });
    return closeAct(complaint, body.IsSolved);
  }),
);
