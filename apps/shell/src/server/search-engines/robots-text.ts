import {
  PERSONAL_DATA_PATH,
  STAFF_HOME_PATH,
  ACCOUNT_AREA_PATH,
  ADMIN_AREA_PATH,
  BASE_DATA_AREA_PATH,
  CUSTOMER_AREA_PATH,
} from '@heizplatz/routes';

/** No page here is to be indexed: accounts, staff, links of mails, the calculator's redirect. */
const CLOSED = [
  `${ACCOUNT_AREA_PATH}/`,
  `${CUSTOMER_AREA_PATH}/`,
  STAFF_HOME_PATH,
  `${ADMIN_AREA_PATH}/`,
  PERSONAL_DATA_PATH,
  `${BASE_DATA_AREA_PATH}/`,
  '/rechner',
];

/** RFC 9309. The demonstration is not closed here: who may not read a page does not see its noindex. */
export const robotsText = (origin: string): string =>
  ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
