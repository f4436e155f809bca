import { defineHandler, problem, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { dailyMetrics } from './advert-figures';
import { isVisibleToPartner } from './partner-advert-repository';
import { partnerRow } from './partner-adverts';
import { readAdvertRows } from '../staff-adverts/advert-list-repository';

/** GET /api/support/werbepartner/{id}: somebody else's is not there (404). */
export const partnerFigures = defineHandler(CALLS.partnerFigures, async ({ params, query }, { db, clock, user }) => {
  const { advertId } = params;
  const day = siteDay(clock());
  const isOwn = await isVisibleToPartner(db, advertId, user?.id);
  const [row] = isOwn ? await readAdvertRows(db, [advertId], day) : [];
  if (!row) throw problem('NOT_FOUND');
  const Days = await dailyMetrics(db, { of: 'advert', id: advertId }, { day, days: query.days });
  return { Advert: partnerRow(row), Days };
});
