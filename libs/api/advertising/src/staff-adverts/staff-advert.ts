import { defineHandler, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { presentAdvert } from './present-advert';

/** GET /api/support/adverts/{id}. */
export const staffAdvert = defineHandler(CALLS.staffAdvert, ({ params }, { db, clock }) =>
  presentAdvert(db, params.advertId, siteDay(clock())),
);
