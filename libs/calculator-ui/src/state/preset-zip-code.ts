import { ZIP_CODE_DIGITS } from '@heizplatz/country';
import { PRICE_PAGES_PATH } from '@heizplatz/routes';

const LOCAL_PAGE = new RegExp(`^${PRICE_PAGES_PATH}/[^/]+/(?:[^/]+/)?[^/]*?(${ZIP_CODE_DIGITS})$`);

/** The postcode that a local price page is about ('/pelletpreise/bayern/muenchen-80331'); '' for every other page. */
export const presetZipCode = (pathname: string): string => LOCAL_PAGE.exec(pathname)?.[1] ?? '';
