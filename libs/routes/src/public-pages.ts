import { fillPattern } from './fill-pattern.ts';

export const HOME_PATH = '/';
export const TERMS_PATH = '/agb';
export const PRINTED_TERMS_PATH = '/druckansicht/agb';
export const PRIVACY_PATH = '/datenschutz';
export const IMPRINT_PATH = '/impressum';
export const HELP_PATH = '/hilfe';
export const ACCESSIBILITY_PATH = '/barrierefreiheit';
export const WITHDRAWAL_NOTICE_PATH = '/widerruf';
export const WITHDRAW_PATH = '/vertrag-widerrufen';
export const RANKING_PATH = '/so-entsteht-die-reihenfolge';
/** The landing page of loose pellets; of every other group its URL name alone. */
export const PELLETS_PATH = '/pellets-prices/product-path';
export const WOOD_CHIPS_PATH = '/hackschnitzel';
export const BRIQUETTES_PATH = '/holzbriketts';
/** The price overview; local price pages lie below it. */
export const PRICE_PAGES_PATH = '/pelletpreise';
export const CRUDE_OIL_CHART_PATH = '/charts/rohoel';
export const GAS_OIL_CHART_PATH = '/charts/gasoel';
export const HEATING_OIL_CHART_PATH = '/charts/heizoel';
export const FUEL_NEED_PATH = '/wie-viel-brauche-ich';
/** Where a Wunschpreis is set, and whose action takes its form without script. */
export const PRICE_ALERT_PATH = '/wunschpreis';
export const SEARCH_PATH = '/suche';
export const INFO_CENTER_PATH = '/info-center';
export const NEWS_PATH = '/news';
/** The list of dealers; profiles of dealers and branches lie below it. */
export const DEALERS_PATH = '/holzpellethaendler';
/** The form that reports something. */
export const REPORT_PATH = '/melden';

export const LOCAL_PRICES_PATTERN = '/pelletpreise/:stateName/:countyOrCityZipCode?/:cityZipCode?';
export const STATE_PRICES_PATTERN = '/pelletpreise/:stateName';
export const statePricesPath = (stateName: string): string => fillPattern(STATE_PRICES_PATTERN, { stateName });

export const STATE_DEALERS_PATTERN = '/holzpellethaendler/:stateName';
export const stateDealersPath = (stateName: string): string => fillPattern(STATE_DEALERS_PATTERN, { stateName });

export const NEWS_ARTICLE_PATTERN = '/news/artikel/:articleString';
export const newsArticlePath = (articleString: string): string => fillPattern(NEWS_ARTICLE_PATTERN, { articleString });

/** Terms and withdrawal notice of a dealer, named by its slug. */
export const dealerTermsPagePath = (slug: string): string =>
  `${PRINTED_TERMS_PATH}?haendler=${encodeURIComponent(slug)}`;
export const dealerWithdrawalPath = (slug: string): string =>
  `${WITHDRAWAL_NOTICE_PATH}?haendler=${encodeURIComponent(slug)}`;

/** The withdrawal with an order filled in; null: the session has to grant it. */
export const withdrawOrderPath = (orderId: string, token: string | null): string =>
  `${WITHDRAW_PATH}?${new URLSearchParams({ bestellung: orderId, ...(token && { token }) })}`;
