import type { ServedPattern } from '@heizplatz/api-platform';
import { PRODUCT_GROUPS, productPagePath } from '@heizplatz/calculator';
import {
  BULK_ORDER_PATTERN,
  BULK_REQUEST_PATTERN,
  CANCELLATIONS_PATH,
  CONSUMPTION_PATH,
  CUSTOMER_HOME_PATH,
  CUSTOMER_ORDERS_PATH,
  CUSTOMER_ORDER_PATTERN,
  DEALERS_PATH,
  DEALER_LOGINS_PATH,
  DEALER_ORDER_PATTERN,
  EXPORT_ORDERS_PATH,
  FUEL_NEED_PATH,
  IMPRINT_PATH,
  INFO_CENTER_PATH,
  SAVED_LISTS_PATH,
  NEWS_PATH,
  NOTIFICATIONS_PATH,
  OFFERS_PATTERN,
  OFFER_CHOICE_PATTERN,
  ORDER_PATTERN,
  PARAMETERS_PATTERN,
  PRICE_PAGES_PATH,
  PRIVACY_PATH,
  RANKING_PATH,
  REPORT_PATH,
  REQUEST_CONFIRMATION_PATH,
  REVIEW_ANSWER_PATTERN,
  SALES_PATH,
  SEARCH_PATH,
  STAFF_HOME_PATH,
  STATISTICS_PATH,
  FUEL_STORAGE_PATH,
  SUCCESS_PATTERN,
  TERMS_PATH,
  PRICE_ALERT_PATH,
  WITHDRAWAL_NOTICE_PATH,
  WITHDRAW_PATH,
  ACCOUNT_AREA_PATH,
  withoutParameters,
  MASTER_DATA_PATH,
  PERSONAL_DATA_PATH,
  PARTIAL_PATH,
  CONFIRM_NOTIFICATION_PATTERN,
  RATING_PATTERN,
  SET_PASSWORD_PATTERN,
  REGISTRATION_CONFIRMATION_PATTERN,
  EMAIL_CHANGE_PATTERN,
  CHECKOUT_PATTERN,
  CHARTS_AREA_PATH,
  REPORT_STATE_PATTERN,
  PRINT_AREA_PATH,
  PREVIEW_PATTERN,
  HOME_PATH,
} from '@heizplatz/routes';

/** Whose a path is that no page of the content system can have. */
export interface PathOwner {
  /** Patterns as in a router: ':name' any segment, '*' any rest. */
  readonly pattern: string;
  readonly owner: string;
}

const of = (owner: string, patterns: readonly string[]): PathOwner[] => patterns.map((pattern) => ({ pattern, owner }));

const below = (path: string): string => `${path}/*`;
export const NEWS_ARTICLES = below(NEWS_PATH);

/** The patterns of each remote.json; a spec compares them. */
export const REMOTE_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  account: [
    below(ACCOUNT_AREA_PATH),
    CUSTOMER_HOME_PATH,
    CUSTOMER_ORDERS_PATH,
    CONSUMPTION_PATH,
    FUEL_STORAGE_PATH,
    NOTIFICATIONS_PATH,
    below(MASTER_DATA_PATH),
    below(PERSONAL_DATA_PATH),
    DEALER_LOGINS_PATH,
    below(PARTIAL_PATH),
    below(withoutParameters(CONFIRM_NOTIFICATION_PATTERN)),
    below(withoutParameters(RATING_PATTERN)),
    REQUEST_CONFIRMATION_PATH,
    below(withoutParameters(SET_PASSWORD_PATTERN)),
    below(withoutParameters(REGISTRATION_CONFIRMATION_PATTERN)),
    below(withoutParameters(EMAIL_CHANGE_PATTERN)),
  ],
  order: [
    OFFERS_PATTERN,
    OFFER_CHOICE_PATTERN,
    BULK_ORDER_PATTERN,
    BULK_REQUEST_PATTERN,
    SAVED_LISTS_PATH,
    PARAMETERS_PATTERN,
    below(CHECKOUT_PATTERN),
    SUCCESS_PATTERN,
    ORDER_PATTERN,
    CUSTOMER_ORDER_PATTERN,
    DEALER_ORDER_PATTERN,
    REVIEW_ANSWER_PATTERN,
  ],
  support: [
    STAFF_HOME_PATH,
    below(STAFF_HOME_PATH),
    CANCELLATIONS_PATH,
    EXPORT_ORDERS_PATH,
    STATISTICS_PATH,
    SALES_PATH,
    below(SALES_PATH),
  ],
};

/** Pages of the public part that are not content pages, and paths that servers handle themselves. */
const PUBLIC_PATTERNS: readonly string[] = [
  HOME_PATH,
  PRICE_PAGES_PATH,
  below(PRICE_PAGES_PATH),
  below(CHARTS_AREA_PATH),
  FUEL_NEED_PATH,
  PRICE_ALERT_PATH,
  SEARCH_PATH,
  INFO_CENTER_PATH,
  NEWS_PATH,
  NEWS_ARTICLES,
  DEALERS_PATH,
  below(DEALERS_PATH),
  REPORT_PATH,
  below(withoutParameters(REPORT_STATE_PATTERN)),
  below(PRINT_AREA_PATH),
  below(withoutParameters(PREVIEW_PATTERN)),
  '/api/*',
  '/session/*',
  '/healthz',
  '/readyz',
  '/metrics',
];

const OWNERS: readonly PathOwner[] = [
  ...Object.entries(REMOTE_PATTERNS).flatMap(([remote, patterns]) => of(remote, patterns)),
  ...of('public', PUBLIC_PATTERNS),
];

/** Pages of the content system that the house's own pages, papers and mails name. */
const FIXED_PATHS = [
  TERMS_PATH,
  PRIVACY_PATH,
  IMPRINT_PATH,
  WITHDRAWAL_NOTICE_PATH,
  WITHDRAW_PATH,
  RANKING_PATH,
  ...Object.values(PRODUCT_GROUPS).map(productPagePath),
];

export const isFixedPath = (path: string): boolean => FIXED_PATHS.includes(path);

function matches(pattern: string, path: string): boolean {
  const targets = pattern.split('/');
  const segments = path.split('/');
  const isOpen = targets.at(-1) === '*';
  if (isOpen ? segments.length < targets.length : segments.length !== targets.length) return false;
  return targets.every(
    (part, at) => part === '*' || (part.startsWith(':') ? segments[at] !== '' : part === segments[at]),
  );
}

/** Whose patterns cover the pages of the content system too. */
const CONTENT_REMOTE = 'public';

/**
 * The owner of a path outside of the content system; undefined: none. `served`: patterns of the releases that serve, which
 * may be of remotes that are newer than this list.
 */
export const getOwnerByPath = (path: string, served: readonly ServedPattern[] = []): PathOwner | undefined =>
  [...OWNERS, ...toOwners(served)].find(({ pattern }) => matches(pattern, path));

const toOwners = (served: readonly ServedPattern[]): PathOwner[] =>
  served.flatMap(({ remote, title, pattern }) => (remote === CONTENT_REMOTE ? [] : [{ pattern, owner: title }]));
