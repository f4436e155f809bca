import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { customerCommand, type CustomerExecution } from '../commands/customer-command';
import { complaintKindRow } from './complaint-labels';
import { type ExecutedComplaint, executeOnComplaint } from './execute-complaint-command';

type Closed = ExecutedComplaint<'solveComplaint' | 'closeComplaint'>;

function closeExecution({ command, write, complaint: { kind } }: Closed, isSolved: boolean): CustomerExecution {
  const how = isSolved ? 'gelöst' : 'ohne Lösung geschlossen';
  const rights = 'Ihre gesetzlichen Rechte bleiben davon unberührt.';
  return {
    command,
    write,
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

/** Repeating the same command has no further effect; CONFLICT when the opposite was recorded before. */
export const closeComplaint = defineHandler(CALLS.closeComplaint, ({ body }, context) =>
  customerCommand(body, context, async (tx, order) => {
    const command = body.IsSolved ? 'solveComplaint' : 'closeComplaint';
    const closing = { command, complaintId: body.ComplaintId, at: context.clock(), message: null } as const;
    const executed = await executeOnComplaint(tx, order.id, closing);
    return executed && closeExecution(executed, body.IsSolved);
  }),
);
