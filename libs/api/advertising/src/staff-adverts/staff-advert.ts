import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { presentAdvert } from './present-advert';

/** GET /api/support/adverts/{id}. */
export const staffAdvert = defineHandler(CALLS.staffAdvert, ({ params }, context) =>
  presentAdvert(context.db, params.advertId, context),
);
