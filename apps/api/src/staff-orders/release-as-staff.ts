import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { announcementMails, heldBackMails } from '../orders/announce-order';
import { releaseChange } from '../orders/release-order';
import { isUnconfirmed } from '../orders/unconfirmed-order';
import { actAsStaff } from './act-as-staff';

/** Lets an order go to its dealer without the mailed link; the mailbox stays unproven. */
export const answerStaffReleaseOrder = defineHandler(CALLS.staffReleaseOrder, ({ body }, context) =>
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
