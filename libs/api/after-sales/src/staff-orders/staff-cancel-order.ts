import { cancellationCost, dealerKnowledge, type Order, totalRows } from '@heizplatz/api-ordering';
import { defineHandler, type MailBlock } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { staffCommand, type StaffExecution } from './staff-command';

type Body = CallRequest<typeof CALLS.staffCancelOrder>['body'];

const KIND_LABELS: Readonly<Record<Body['Kind'], string>> = {
  customer: 'auf Wunsch des Kunden',
  dealer: 'durch den Händler',
  duplicate: 'doppelt bestellt',
  undeliverable: 'nicht lieferbar',
  goodwill: 'aus Kulanz',
};

function cancelAction(order: Order, { Kind, Reason }: Body): StaffExecution {
  const reason: MailBlock = { kind: 'text', text: `Grund: ${Reason}` };
  const cost = Kind === 'customer' ? cancellationCost(order, order.state) : 'Es entstehen Ihnen keine Kosten.';
  return {
    command: 'staffCancelOrder',
    note: `Storniert, ${KIND_LABELS[Kind]}: ${Reason}`,
    changes: { cancellationKind: Kind, reason: Reason, proposedWindow: null, requestedDate: null },
    mails: {
      customer: (cancelled, { seller }) => ({
        kind: 'order-cancelled',
        subject: 'Ihre Bestellung ist storniert',
        blocks: [
          {
            kind: 'text',
            text: `Ihre Bestellung ist storniert (${KIND_LABELS[Kind]}). ${dealerKnowledge(cancelled, seller.company)}`,
          },
          reason,
          { kind: 'rows', rows: totalRows(cancelled) },
          { kind: 'note', text: cost },
        ],
      }),
      dealer: (cancelled) => ({
        kind: 'dealer-order-cancelled',
        subject: 'Bestellung storniert',
        blocks: [
          {
            kind: 'text',
            text: `Die Bestellung ist storniert (${KIND_LABELS[Kind]}). Bitte liefern Sie nicht.`,
          },
          reason,
          { kind: 'rows', rows: totalRows(cancelled) },
        ],
      }),
    },
  };
}

/** Before delivery, with kind and reason; opens its case. CONFLICT from delivery on, and when it is over already. */
export const staffCancelOrder = defineHandler(CALLS.staffCancelOrder, ({ body }, context) =>
  staffCommand(body, context, {
    isDone: ({ state, cancellationKind, reason }) =>
      state === 'cancelled' && cancellationKind === body.Kind && reason === body.Reason,
    decide: (order) => cancelAction(order, body),
  }),
);
