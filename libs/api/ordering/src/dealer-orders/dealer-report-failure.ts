import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { dealerCommand, type DealerDecision, type DealerExecution } from './dealer-command';

/** No one present, no access, no space: a new date is required. */
export function decideFailure(reason: string, { order }: Pick<DealerDecision, 'order'>): DealerExecution | null {
  if (order.state === 'delivery-failed') return null;
  return {
    command: 'dealerReportFailure',
    note: reason,
    changes: { reason, deliveryWindow: null },
    mails: {
      customer: (_, { seller }) => ({
        kind: 'order-delivery-failed',
        subject: 'Die Lieferung hat nicht geklappt',
        blocks: [
          { kind: 'text', text: `${seller.company} konnte nicht liefern.` },
          { kind: 'note', text: `Begründung des Händlers: ${reason}` },
          {
            kind: 'text',
            text: 'Der Händler schlägt Ihnen einen neuen Termin vor. Auf der Seite Ihrer Bestellung können Sie auch selbst einen Tag nennen.',
          },
        ],
      }),
    },
  };
}

export const dealerReportFailure = defineHandler(CALLS.dealerReportFailure, ({ body }, context) =>
  dealerCommand(body, context, (decision) => decideFailure(body.Reason, decision)),
);
