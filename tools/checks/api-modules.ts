/**
 * The API's modules, the lowest first: an area may import its own module and those before it. Areas are folders of
 * apps/api/src; a path with a slash or an ending is one file that belongs elsewhere than its folder.
 */
export const API_MODULES = {
  platform: [
    ...['http', 'jobs', 'database', 'outbox', 'files', 'audit', 'cache', 'health', 'error-trace', 'keys'],
    ...['config', 'time', 'events', 'retention/term.ts', 'retention/terms.ts'],
  ],
  catalog: ['goods', 'places'],
  identity: ['identity', 'passkeys', 'staff-users', 'addresses', 'staff-list', 'subscriptions'],
  dealers: ['dealers', 'price-import'],
  pricing: ['pricing', 'prices', 'site'],
  ordering: [
    ...['order-process', 'orders', 'order-actions', 'dealer-orders', 'bulk', 'requests', 'ratepay'],
    ...['credit', 'complaints', 'notification-requests'],
  ],
  'after-sales': [
    'staff-orders',
    'cancellations',
    'withdrawals',
    'reviews',
    'reports',
    'dealer-profiles',
    'staff-dealers',
  ],
  finance: ['commissions', 'statistics', 'order-export'],
  customers: ['customers', 'stores', 'notifications', 'staff-customers', 'retention'],
  content: [
    ...['content', 'news', 'press', 'staff-content', 'staff-news', 'staff-media', 'staff-menus'],
    ...['staff-prompts', 'search'],
  ],
  advertising: ['adverts', 'staff-adverts'],
  partners: ['trusted-shops', 'waermepartner'],
  backoffice: ['staff-views', 'staff-search', 'staff-tasks', 'staff-system', 'staff-releases', 'staff-audit'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ApiModule = keyof typeof API_MODULES;

const SOURCE = 'apps/api/src/';
/** What joins the modules: registers handlers and jobs, names all tables, starts, migrates, fills the demo market. */
const COMPOSITION_ROOT =
  /^(demo|testing|key-rotation|registry)\/|^[^/]+\.ts$|^(database\/schema|process\/[^/]+|database\/migrations\/[^/]+)\.ts$/;
const SPEC = /\.spec\.tsx?$|(^|\/)testing\//;

const MODULES = Object.keys(API_MODULES) as ApiModule[];
const moduleByArea = new Map<string, ApiModule>(
  MODULES.flatMap((module) => API_MODULES[module].map((area) => [area, module] as const)),
);

/** Undefined for specs, for what is no part of the API, and for the composition root. */
export function apiModuleOf(file: string): ApiModule | undefined {
  if (!file.startsWith(SOURCE)) return undefined;
  const path = file.slice(SOURCE.length);
  const own = moduleByArea.get(path);
  if (own) return own;
  if (SPEC.test(path) || COMPOSITION_ROOT.test(path)) return undefined;
  return moduleByArea.get(path.split('/')[0] ?? '');
}

export interface UpwardImport {
  readonly from: string;
  readonly to: string;
  readonly modules: string;
}

/** Imports from a lower module to a higher one, or to the composition root. */
export function upwardImports(imports: ReadonlyMap<string, readonly string[]>): UpwardImport[] {
  return [...imports].flatMap(([from, targets]) => {
    const own = apiModuleOf(from);
    if (!own) return [];
    return targets.flatMap((to) => {
      if (!to.startsWith(SOURCE) || SPEC.test(to)) return [];
      const other = apiModuleOf(to);
      const isDownward = other !== undefined && MODULES.indexOf(other) <= MODULES.indexOf(own);
      return isDownward ? [] : [{ from, to, modules: `${own} → ${other ?? 'apps/api'}` }];
    });
  });
}
