import { defineHandler, problem, siteDay } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { toSwissSpelling } from '@heizplatz/country';
import { eq } from 'drizzle-orm';
import { adverts } from '../adverts/schema';
import { presentAdvert } from './present-advert';

/** POST /api/support/adverts/duplizieren. Swiss copies have ss for ß. */
export const duplicateAdvert = defineHandler(CALLS.duplicateAdvert, async ({ body }, { db, clock, audit }) => {
  const now = clock();
  const [known] = await db.select().from(adverts).where(eq(adverts.id, body.AdvertId));
  if (!known) throw problem('NOT_FOUND');
  const spelled = (text: string) => (body.CountryId === 3 ? toSwissSpelling(text) : text);
  const { advertiserId, slotTypeId, stylesFileName, landingUrl, onBehalfOf, paidBy } = known;
  const copy = {
    ...{ advertiserId, slotTypeId, stylesFileName, landingUrl, onBehalfOf, paidBy, countryId: body.CountryId },
    name: `${spelled(known.name).slice(0, 110)} (Kopie)`,
    html: spelled(known.html),
    reason: spelled(known.reason),
  };
  const [added] = await db
    .insert(adverts)
    .values({ ...copy, state: 'draft', createdAt: now, updatedAt: now })
    .returning({ id: adverts.id });
  if (!added) throw new Error('no advert was inserted');
  audit.note({ before: { copyOf: known.id }, after: copy });
  return presentAdvert(db, added.id, siteDay(now));
});
