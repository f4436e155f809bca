import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { toSiteSpelling } from '@heizplatz/country';
import { findAdvert, insertAdvert } from '../adverts/advert-repository';
import { presentAdvert } from './present-advert';

/** POST /api/support/adverts/duplizieren. Swiss copies have ss for ß. */
export const duplicateAdvert = defineHandler(CALLS.duplicateAdvert, async ({ body }, context) => {
  const { db, clock, audit } = context;
  const known = await findAdvert(db, body.AdvertId);
  if (!known) throw problem('NOT_FOUND');
  const spelled = (text: string) => toSiteSpelling(body.CountryId, text);
  const { advertiserId, slotTypeId, stylesFileName, landingUrl, onBehalfOf, paidBy } = known;
  const copy = {
    ...{ advertiserId, slotTypeId, stylesFileName, landingUrl, onBehalfOf, paidBy, countryId: body.CountryId },
    name: `${spelled(known.name).slice(0, 110)} (Kopie)`,
    html: spelled(known.html),
    reason: spelled(known.reason),
  };
  const id = await insertAdvert(db, { ...copy, state: 'draft' }, clock());
  audit.note({ before: { copyOf: known.id }, after: copy });
  return presentAdvert(db, id, context);
});
