import { countryRules } from '@heizplatz/country';
import { defineHandler, type MailBlock, typed } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { customerCommand, type CustomerExecution } from '../commands/customer-command';
import type { Order } from '../order/order';
import { totalRows } from '../order-view/order-metrics';
import { dealerKnowledge } from '../order/unconfirmed-order';
import { cancellationCost } from './cancellation-cost';

function cancelAction({ state: before }: Order, reason: string): CustomerExecution {
  const blocks: MailBlock[] = reason ? [{ kind: 'text', text: typed(`Grund: ${reason}`) }] : [];
  return {
    command: 'cancelOrder',
    note: reason ? `Vom Kunden storniert: ${reason}` : 'Vom Kunden storniert',
    changes: { cancellationKind: 'customer', reason: reason || null, proposedWindow: null, requestedDate: null },
    mails: {
      customer: (order, { seller }) => ({
        kind: 'order-cancelled',
        subject: 'Ihre Bestellung ist storniert',
        blocks: [
          {
            kind: 'text',
            text: `Sie haben Ihre Bestellung storniert. ${dealerKnowledge(order, seller.company)}`,
          },
          ...blocks,
          { kind: 'rows', rows: totalRows(order) },
          { kind: 'note', text: cancellationCost(order, before) },
        ],
      }),
      dealer: (order) => ({
        kind: 'dealer-order-cancelled',
        subject: 'Bestellung vom Kunden storniert',
        blocks: [
          { kind: 'text', text: 'Der Kunde hat die Bestellung storniert. Bitte liefern Sie nicht.' },
          ...blocks,
          { kind: 'rows', rows: totalRows(order) },
          ...(before !== 'placed' && order.isConsumer && countryRules(order.countryId).withdrawal
            ? ([
                {
                  kind: 'note',
                  text: 'Widerruft der Kunde noch, geht der Widerruf vor, und eine Gebühr für die Stornierung entfällt.',
                },
              ] as const)
            : []),
        ],
      }),
    },
  };
}

/** Before delivery; the kind is 'customer'. CONFLICT from delivery on, and when it is over already. */
export const cancelOrder = defineHandler(CALLS.cancelOrder, ({ body }, context) =>
  customerCommand(body, context, (_, order) => {
    const isDone = order.state === 'cancelled' && order.cancellationKind === 'customer';
    return isDone ? null : cancelAction(order, body.Reason);
  }),
);
