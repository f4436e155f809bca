/** What the pages of an area begin with; no page stands at most of them. */
export const ACCOUNT_AREA_PATH = '/benutzerkonto';
export const CUSTOMER_AREA_PATH = '/kunde';
export const BASE_DATA_AREA_PATH = '/account';
export const ADMIN_AREA_PATH = '/admin';
export const CHARTS_AREA_PATH = '/charts';
export const PRINT_AREA_PATH = '/druckansicht';

/** What all addresses of a pattern begin with: '/meldung' of '/meldung/:token'. */
export const withoutParameters = (pattern: string): string => pattern.replace(/\/:.*/, '');
