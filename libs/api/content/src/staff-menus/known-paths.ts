import type { Database } from '@heizplatz/api-platform';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { CountryId } from '@heizplatz/contract';
import {
  DEALERS_PATH,
  FUEL_NEED_PATH,
  INFO_CENTER_PATH,
  LOGIN_PATH,
  NEWS_PATH,
  offersPath,
  PRICE_PAGES_PATH,
  REPORT_PATH,
  SEARCH_PATH,
  PRICE_ALERT_PATH,
  HOME_PATH,
} from '@heizplatz/routes';
import { listVisible } from '../content-pages/content-repository';

/** Pages of the site that are no contents (rule URL-01), as menus may name them. */
export const OWN_PAGES: readonly (readonly [path: string, title: string])[] = [
  [HOME_PATH, 'Startseite'],
  [PRICE_PAGES_PATH, 'Pelletpreise'],
  [`${PRICE_PAGES_PATH}#preisfaktoren`, 'Preisfaktoren'],
  [DEALERS_PATH, 'Händler'],
  [FUEL_NEED_PATH, 'Wie viel brauche ich?'],
  [INFO_CENTER_PATH, 'Info-Center'],
  [NEWS_PATH, 'News'],
  [PRICE_ALERT_PATH, 'Wunschpreis'],
  [SEARCH_PATH, 'Suche'],
  [REPORT_PATH, 'Inhalte melden'],
  [LOGIN_PATH, 'Anmelden'],
];
/** Below them stand pages that data make: places, dealers, the news of a topic. */
const OWN_BRANCHES = [`${PRICE_PAGES_PATH}/`, `${DEALERS_PATH}/`, `${NEWS_PATH}?`];
const OFFER_PAGES: readonly string[] = Object.values(PRODUCT_GROUPS).map(offersPath);

export interface KnownPath {
  readonly Path: string;
  readonly Title: string;
}

/** Everything that a menu of the country may lead to, articles aside. */
export async function knownPaths(db: Database, countryId: CountryId, now: Date): Promise<KnownPath[]> {
  const view = await listVisible(db, { countryId, now });
  const pages = view.filter(({ kind }) => kind !== 'news').map(({ path, title }) => ({ Path: path, Title: title }));
  const own = OWN_PAGES.map(([Path, Title]) => ({ Path, Title }));
  return [...own, ...pages.filter(({ Path }) => !own.some((one) => one.Path === Path))];
}

const omitPlace = (href: string): string => href.split(/[?#]/, 1)[0] || '/';

/** Whether a link leads somewhere: to another site, or to a page that there is. */
export async function leadsSomewhere(db: Database, href: string, countryId: CountryId, now: Date): Promise<boolean> {
  if (!href.startsWith('/')) return true;
  if (OWN_BRANCHES.some((branch) => href.startsWith(branch))) return true;
  const path = omitPlace(href);
  if (OWN_PAGES.some(([own]) => own === path) || OFFER_PAGES.includes(path)) return true;
  const view = await listVisible(db, { countryId, now });
  return view.some((page) => page.path === path);
}
