import { PRODUCT_GROUPS, productPagePath } from '@heizplatz/calculator';

/** Whose a path is that no page of the content system can have. */
export interface PathOwner {
  /** As a router reads it: ':name' any part, '*' whatever follows. */
  readonly pattern: string;
  readonly owner: string;
}

const of = (owner: string, patterns: readonly string[]): PathOwner[] => patterns.map((pattern) => ({ pattern, owner }));

/** Each remote's path-patterns.json; a spec compares them. */
export const REMOTE_PATTERNS: Readonly<Record<string, readonly string[]>> = {
  account: [
    '/benutzerkonto/*',
    '/kunde/startseite',
    '/kunde/bestellungen',
    '/kunde/verbrauch',
    '/kunde/lager',
    '/kunde/benachrichtigungen',
    '/kunde/stammdaten/*',
    '/persoenliche-daten/*',
    '/account/basedata/partial/*',
    '/benachrichtigungen/*',
    '/bewerten-sie-uns/*',
    '/anfrage-bestaetigen',
    '/neues-kennwort-setzen/*',
    '/registrierung-bestaetigen/*',
    '/email-anpassung-bestaetigen/*',
  ],
  order: [
    '/:productGroup/angebotsliste',
    '/:productGroup/angebotsliste/auswahl',
    '/:productGroup/gemeinsam-bestellen',
    '/:productGroup/grossmenge-anfragen',
    '/gemerkte-listen',
    '/:productGroup/bestellparameter-bestaetigen',
    '/:productGroup/bestellung/*',
    '/:productGroup/bestellung-erfolgreich/:orderId',
    '/bestellung/:orderId',
    '/kunde/bestellungen/:orderId',
    '/haendler/bestellung/:orderId',
    '/haendler/bewertung/:reviewId',
  ],
  support: [
    '/support',
    '/support/*',
    '/stornomanagement',
    '/export-orders',
    '/statistics',
    '/admin/verkaufsliste',
    '/admin/verkaufsliste/*',
  ],
};

/** Pages of the public part that are no content pages, and what servers answer themselves. */
const PUBLIC_PATTERNS: readonly string[] = [
  '/',
  '/pelletpreise',
  '/pelletpreise/*',
  '/charts/*',
  '/wie-viel-brauche-ich',
  '/wunschpreis',
  '/suche',
  '/info-center',
  '/news',
  '/news/*',
  '/holzpellethaendler',
  '/holzpellethaendler/*',
  '/melden',
  '/meldung/*',
  '/druckansicht/*',
  '/vorschau/*',
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
  '/agb',
  '/datenschutz',
  '/impressum',
  '/widerruf',
  '/vertrag-widerrufen',
  '/so-entsteht-die-reihenfolge',
  ...Object.values(PRODUCT_GROUPS).map(productPagePath),
];

export const isFixedPath = (path: string): boolean => FIXED_PATHS.includes(path);

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const isOpen = wanted.at(-1) === '*';
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((part, at) => part === '*' || (part.startsWith(':') ? given[at] !== '' : part === given[at]));
}

/** Who answers a path instead of the content system; undefined: nobody. */
export const ownerOfPath = (path: string): PathOwner | undefined =>
  OWNERS.find(({ pattern }) => matches(pattern, path));
