import { defineHandler } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { cleanHtml } from '../adverts/clean-html';
import { isLandingUrl } from '../adverts/landing-link';
import { storeStyles } from '../adverts/store-advert-file';
import { refuseField } from './refuse-field';

/** The style sheet is stored as a file, as it would be live: the page's policy allows no inline styles. */
export const previewAdvert = defineHandler(CALLS.previewAdvert, async ({ body }, { db, clock }) => {
  if (!isLandingUrl(body.LandingUrl)) throw refuseField('LandingUrl', 'LANDING_INV');
  const Html = cleanHtml(body.Html, body.LandingUrl);
  if (body.Styles.trim() === '') return { Html, StylesFileName: '', Errors: [] };
  const stored = await storeStyles(db, 'vorschau', body.Styles, clock());
  if ('name' in stored) return { Html, StylesFileName: stored.name, Errors: [] };
  return { Html, StylesFileName: '', Errors: stored.errors.map(({ code, at }) => ({ Code: code, At: at })) };
});
