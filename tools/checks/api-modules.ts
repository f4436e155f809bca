/**
 * The API's modules (libs/api/MODULE), the lowest first, and which others the code of each may import. Lint's
 * depConstraints and the references of the types follow from this list (`api-modules.spec.ts`).
 */
export const MODULE_IMPORTS = {
  platform: [],
  catalog: ['platform'],
  // Names users, never places: addresses are texts here.
  identity: ['platform'],
  // A dealer's logins are accounts.
  dealers: ['platform', 'catalog', 'identity'],
  // Prices depend on nobody who asks for them.
  pricing: ['platform', 'catalog', 'dealers'],
  ordering: ['platform', 'catalog', 'identity', 'dealers', 'pricing'],
  'after-sales': ['platform', 'catalog', 'identity', 'dealers', 'pricing', 'ordering'],
  finance: ['platform', 'catalog', 'identity', 'dealers', 'ordering'],
  // Exports and deletes what all modules below keep of a person.
  customers: ['platform', 'catalog', 'identity', 'pricing', 'ordering', 'after-sales', 'finance'],
  // Some pages print data of others: a dealer's terms, the periods of retention, prices for the press.
  content: ['platform', 'catalog', 'identity', 'dealers', 'pricing', 'ordering', 'customers'],
  advertising: ['platform', 'identity'],
  partners: ['platform'],
  // The work list counts what waits in each of them; nobody waits for partners.
  backoffice: [
    ...(['platform', 'catalog', 'identity', 'dealers', 'pricing', 'ordering', 'after-sales', 'finance'] as const),
    ...(['customers', 'content', 'advertising'] as const),
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ApiModule = keyof typeof MODULE_IMPORTS;

export const API_MODULES = Object.keys(MODULE_IMPORTS) as readonly ApiModule[];

/** What specs of a module import beyond its code. */
export const SPEC_IMPORTS: Readonly<Partial<Record<ApiModule, readonly ApiModule[]>>> = {
  // Price alerts are sent when a dealer's prices change, which the spec does.
  customers: ['dealers'],
};

const COMPOSITION_ROOT = 'apps/api/';
/** What others see of a module: its index, its helpers for specs, and the interface that modules add their services to. */
const PUBLIC_FACE = /^libs\/api\/[^/]+\/src\/(index|testing\/index|http\/calls\/services)\.ts$/;

/** Undefined for what is no part of a module. */
export function getApiModule(file: string): ApiModule | undefined {
  const folder = /^libs\/api\/([^/]+)\//.exec(file)?.[1];
  return API_MODULES.find((module) => module === folder);
}

export interface RefusedImport {
  readonly from: string;
  readonly to: string;
  /** 'pricing → ordering'. */
  readonly modules: string;
}

/** Imports of a module or of the composition root that a module is not given, and those of another module's inside. */
export function refusedImports(imports: ReadonlyMap<string, readonly string[]>): RefusedImport[] {
  return [...imports].flatMap(([from, targets]) =>
    targets
      .filter((to) => !isAllowed(from, to))
      .map((to) => ({ from, to, modules: `${getName(from)} → ${getName(to)}` })),
  );
}

const getName = (file: string): string => getApiModule(file) ?? file.split('/').slice(0, 2).join('/');
const isSpec = (file: string): boolean => /\.spec\.tsx?$|\/testing\//.test(file);

function isAllowed(from: string, to: string): boolean {
  const [own, other] = [getApiModule(from), getApiModule(to)];
  if (own && to.startsWith(COMPOSITION_ROOT)) return false;
  if (!other || own === other) return true;
  return (own ? isGiven(own, other, isSpec(from)) : from.startsWith(COMPOSITION_ROOT)) && PUBLIC_FACE.test(to);
}

function isGiven(own: ApiModule, other: ApiModule, forSpec: boolean): boolean {
  const allowed: readonly ApiModule[] = MODULE_IMPORTS[own];
  return allowed.includes(other) || (forSpec && (SPEC_IMPORTS[own] ?? []).includes(other));
}
