import { announcementMails, heldBackMails, isUnconfirmed, releaseChange } from '@heizplatz/api-ordering';
import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { actAsStaff } from './act-as-staff';

/** Lets an order go to its dealer without the mailed link; the mailbox stays unproven. */
export const staffReleaseOrder = defineHandler(CALLS.staffReleaseOrder, ({ body }, context) =>
  actAsStaff(body, context, {
    isDone: (order) => !isUnconfirmed(order),
    decide: (order, tx) => {
      const { services, clock } = context;
      return {
        change: releaseChange(order, { book: services.priceBook.current(), now: clock(), isProven: false }),
        mails: async (released, { seller }) => [
          ...(await announcementMails(tx, released, seller, services)),
          ...(await heldBackMails(tx, released, seller, { config: services.config, now: clock() })),
        ],
      };
    },
  }),
);
