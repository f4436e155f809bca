import { isUnconfirmed, releaseChanges, releaseMails } from '@heizplatz/api-ordering';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { staffCommand } from './staff-command';

/** Lets an order go to its dealer without the mailed link; the mailbox stays unproven. */
export const staffReleaseOrder = defineHandler(CALLS.staffReleaseOrder, ({ body }, context) =>
  staffCommand(body, context, {
    isDone: (order) => !isUnconfirmed(order),
    decide: (order, tx) => {
      const { services, clock } = context;
      return {
        command: 'staffReleaseOrder',
        changes: releaseChanges(order, { book: services.priceBook.current(), now: clock(), isProven: false }),
        mails: { announcement: (released, parts) => releaseMails(tx, released, parts, services.files) },
      };
    },
  }),
);
