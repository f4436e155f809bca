import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import { listShown } from '../content/content-repository';

/** Pages of the site that are no contents (specification section 2), as menus may name them. */
export const OWN_PAGES: readonly (readonly [path: string, title: string])[] = [
  ['/', 'Startseite'],
  ['/pelletpreise', 'Pelletpreise'],
  ['/pelletpreise#preisfaktoren', 'Preisfaktoren'],
  ['/holzpellethaendler', 'Händler'],
  ['/wie-viel-brauche-ich', 'Wie viel brauche ich?'],
  ['/info-center', 'Info-Center'],
  ['/news', 'News'],
  ['/wunschpreis', 'Wunschpreis'],
  ['/suche', 'Suche'],
  ['/melden', 'Inhalte melden'],
  ['/benutzerkonto/anmeldung', 'Anmelden'],
];
/** Below them stand pages that data make: places, dealers, goods. */
const OWN_BRANCHES = [/^\/pelletpreise\//, /^\/holzpellethaendler\//, /^\/[a-z]+\/angebotsliste$/, /^\/news\?/];

export interface KnownPath {
  readonly Path: string;
  readonly Title: string;
}

/** Everything that a menu of the country may lead to, articles aside. */
export async function knownPaths(db: Database, countryId: CountryId, now: Date): Promise<KnownPath[]> {
  const shown = await listShown(db, { countryId, now });
  const pages = shown.filter(({ kind }) => kind !== 'news').map(({ path, title }) => ({ Path: path, Title: title }));
  const own = OWN_PAGES.map(([Path, Title]) => ({ Path, Title }));
  return [...own, ...pages.filter(({ Path }) => !own.some((one) => one.Path === Path))];
}

const withoutPlace = (href: string): string => href.replace(/[?#].*$/, '') || '/';

/** Whether a link leads somewhere: to another site, or to a page that there is. */
export async function leadsSomewhere(db: Database, href: string, countryId: CountryId, now: Date): Promise<boolean> {
  if (!href.startsWith('/')) return true;
  if (OWN_BRANCHES.some((branch) => branch.test(href))) return true;
  const path = withoutPlace(href);
  if (OWN_PAGES.some(([own]) => own === path)) return true;
  const shown = await listShown(db, { countryId, now });
  return shown.some((page) => page.path === path);
}
