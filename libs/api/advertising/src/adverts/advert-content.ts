import { defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findApprovedAdvert } from './advert-repository';
import { cleanHtml } from './clean-html';

/** Cleaned on the way out too: what the table holds may be older than a rule. */
export const advertContent = defineHandler(CALLS.advertContent, async ({ params }, { db }) => {
  const advert = await findApprovedAdvert(db, params.advertId);
  if (!advert) throw problem('NOT_FOUND');
  return {
    Html: cleanHtml(advert.html, advert.landingUrl),
    StylesFileName: advert.stylesFileName ?? '',
    Name: advert.name,
    OnBehalfOf: advert.onBehalfOf,
    PaidBy: advert.paidBy,
    Reason: advert.reason,
  };
});
