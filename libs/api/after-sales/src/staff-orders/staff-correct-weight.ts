import { isAllowed, orderConflict } from '@heizplatz/api-ordering';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { weightRule } from './staff-book-weight';
import { staffCommand } from './staff-command';

/** Weighed otherwise than reported, before the invoice is written. CONFLICT in every other state. */
export const staffCorrectWeight = defineHandler(CALLS.staffCorrectWeight, ({ body }, context) => {
  const { isDone, decide } = weightRule(body, context);
  return staffCommand(body, context, {
    isDone,
    decide: (order, tx) => {
      if (!isAllowed('staffCorrectWeight', order, context.clock())) throw orderConflict(order.state);
      return decide(order, tx);
    },
  });
});
