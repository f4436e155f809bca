import {
  cancellationCost,
  customerChangeMail,
  dealerChangeMail,
  dealerKnowledge,
  isUnconfirmed,
  type Order,
  totalRows,
} from '@heizplatz/api-ordering';
import { defineHandler, type MailBlock } from '@heizplatz/api-platform';
import { CALLS, type CallRequest } from '@heizplatz/contract';
import { actAsStaff, type StaffAct } from './act-as-staff';

type Body = CallRequest<typeof CALLS.staffCancelOrder>['body'];

const KIND_WORDS: Readonly<Record<Body['Kind'], string>> = {
  customer: 'auf Wunsch des Kunden',
  dealer: 'durch den Händler',
  duplicate: 'doppelt bestellt',
  undeliverable: 'nicht lieferbar',
  goodwill: 'aus Kulanz',
};

function cancelAct(order: Order, { Kind, Reason }: Body): StaffAct {
  const said: MailBlock = { kind: 'text', text: `Grund: ${Reason}` };
  const cost = Kind === 'customer' ? cancellationCost(order, order.state) : 'Es entstehen Ihnen keine Kosten.';
  return {
    change: {
      kind: 'state',
      toState: 'cancelled',
      note: `Storniert, ${KIND_WORDS[Kind]}: ${Reason}`,
      changes: { cancellationKind: Kind, reason: Reason, proposedWindow: null, requestedDate: null },
    },
    mails: (cancelled, parts) => [
      customerChangeMail(
        cancelled,
        {
          kind: 'order-cancelled',
          subject: 'Ihre Bestellung ist storniert',
          blocks: [
            {
              kind: 'text',
              text: `Ihre Bestellung ist storniert (${KIND_WORDS[Kind]}). ${dealerKnowledge(cancelled, parts.seller.company)}`,
            },
            said,
            { kind: 'rows', rows: totalRows(cancelled) },
            { kind: 'note', text: cost },
          ],
        },
        parts,
      ),
      ...(isUnconfirmed(cancelled)
        ? []
        : [
            dealerChangeMail(
              cancelled,
              {
                kind: 'dealer-order-cancelled',
                subject: 'Bestellung storniert',
                blocks: [
                  {
                    kind: 'text',
                    text: `Die Bestellung ist storniert (${KIND_WORDS[Kind]}). Bitte liefern Sie nicht.`,
                  },
                  said,
                  { kind: 'rows', rows: totalRows(cancelled) },
                ],
              },
              parts,
            ),
          ]),
    ],
  };
}

/** Before delivery, with kind and reason; opens its case. CONFLICT from delivery on, and when it is over already. */
export const staffCancelOrder = defineHandler(CALLS.staffCancelOrder, ({ body }, context) =>
  actAsStaff(body, context, {
    isDone: ({ state, cancellationKind, reason }) =>
      state === 'cancelled' && cancellationKind === body.Kind && reason === body.Reason,
    decide: (order) => cancelAct(order, body),
  }),
);
