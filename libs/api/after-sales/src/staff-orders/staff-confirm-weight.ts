import { amountText, awaitsWeight, countWeight, deliveredMail, orderConflict } from '@heizplatz/api-ordering';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { weightBookedMail } from './staff-book-weight';
import { staffCommand } from './staff-command';

/**
 * Support's word on a weight more than 10 % below the order: it counts, or else the order's own amount does. CONFLICT where
 * none waits; another amount is booked by staffCorrectWeight.
 */
export const staffConfirmWeight = defineHandler(CALLS.staffConfirmWeight, ({ body }, context) =>
  staffCommand(body, context, {
    isDone: ({ version, amount, deliveredAmount, ...order }) =>
      version === body.Version + 1 &&
      !awaitsWeight(order) &&
      deliveredAmount !== null &&
      (deliveredAmount !== amount) === body.IsConfirmed,
    decide: (order) => {
      const { reportedAmount } = order;
      if (reportedAmount === null) throw orderConflict(order.state);
      const { settled, changes } = countWeight(order, body.IsConfirmed ? reportedAmount : order.amount);
      const reported = amountText({ ...order, amount: reportedAmount });
      return {
        command: 'staffConfirmWeight',
        note: body.IsConfirmed
          ? `Menge bestätigt: ${reported}`
          : `Gemeldete Menge ${reported} nicht bestätigt: es zählt die bestellte`,
        changes,
        mails: {
          customer: async (after, { seller }) => ({
            ...(await deliveredMail(after, { seller, settled })),
            ...{ kind: 'order-weight-corrected', subject: 'Gelieferte Menge geklärt' },
          }),
          dealer: (after) => weightBookedMail(after, settled),
        },
      };
    },
  }),
);
