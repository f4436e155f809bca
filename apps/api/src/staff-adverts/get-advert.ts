import { CALLS } from '@heizplatz/contract';
import { defineHandler } from '../http/define-handler';
import { siteDay } from '../time/site-day';
import { presentAdvert } from './present-advert';

/** GET /api/support/adverts/{id}. */
export const getStaffAdvert = defineHandler(CALLS.staffAdvert, ({ params }, { db, clock }) =>
  presentAdvert(db, params.advertId, siteDay(clock())),
);
