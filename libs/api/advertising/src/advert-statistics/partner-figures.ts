import { defineHandler, problem, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { and, eq } from 'drizzle-orm';
import { adverts } from '../adverts/schema';
import { dailyFigures } from './advert-figures';
import { isTheirs, partnerRow } from './partner-adverts';
import { readAdvertRows } from '../staff-adverts/read-advert-rows';

/** GET /api/support/werbepartner/{id}: somebody else's is not there (404). */
export const partnerFigures = defineHandler(CALLS.partnerFigures, async ({ params, query }, { db, clock, user }) => {
  const { advertId } = params;
  const day = siteDay(clock());
  const [own] = await db
    .select({ id: adverts.id })
    .from(adverts)
    .where(and(eq(adverts.id, advertId), isTheirs(user?.id)));
  const [row] = own ? await readAdvertRows(db, [advertId], day) : [];
  if (!row) throw problem('NOT_FOUND');
  const Days = await dailyFigures(db, { of: 'advert', id: advertId }, { day, days: query.days });
  return { Advert: partnerRow(row), Days };
});
