import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { nextOffers } from '../order-mails/next-offers';
import { nextOfferBlocks } from '../order-mails/next-offer-blocks';
import { dealerCommand, type DealerDecision, type DealerExecution } from './dealer-command';

/** The customer is notified of the reason, and of the three next offers. */
export function decideDecline(reason: string, { order, context }: DealerDecision): DealerExecution | null {
  if (order.state === 'declined') return null;
  return {
    command: 'dealerDeclineOrder',
    note: reason,
    changes: { reason, proposedWindow: null, requestedDate: null },
    mails: {
      customer: (declined, { seller }) => ({
        kind: 'order-declined',
        subject: 'Ihr Händler kann nicht liefern',
        blocks: [
          { kind: 'text', text: `${seller.company} hat Ihre Bestellung abgelehnt. Es entstehen Ihnen keine Kosten.` },
          { kind: 'note', text: `Begründung des Händlers: ${reason}` },
          ...nextOfferBlocks(
            declined,
            nextOffers(declined, () => context.services.priceBook.current(), context.clock()),
          ),
        ],
      }),
    },
  };
}

export const dealerDeclineOrder = defineHandler(CALLS.dealerDeclineOrder, ({ body }, context) =>
  dealerCommand(body, context, (decision) => decideDecline(body.Reason, decision)),
);
