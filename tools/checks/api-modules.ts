/** The API's modules (libs/api/MODULE), the lowest first: one may import those before it. */
export const API_MODULES = [
  ...['platform', 'catalog', 'identity', 'dealers', 'pricing', 'ordering', 'after-sales', 'finance', 'customers'],
  ...['content', 'advertising', 'partners', 'backoffice'],
] as const;

export type ApiModule = (typeof API_MODULES)[number];

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

/** Imports from a lower module to a higher one or to the composition root, and those of another module's inside. */
export function refusedImports(imports: ReadonlyMap<string, readonly string[]>): RefusedImport[] {
  return [...imports].flatMap(([from, targets]) =>
    targets
      .filter((to) => !isAllowed(from, to))
      .map((to) => ({ from, to, modules: `${getName(from)} → ${getName(to)}` })),
  );
}

const getName = (file: string): string => getApiModule(file) ?? file.split('/').slice(0, 2).join('/');

function isAllowed(from: string, to: string): boolean {
  const [own, other] = [getApiModule(from), getApiModule(to)];
  if (own && to.startsWith(COMPOSITION_ROOT)) return false;
  if (!other || own === other) return true;
  const isDownward = own ? API_MODULES.indexOf(other) < API_MODULES.indexOf(own) : from.startsWith(COMPOSITION_ROOT);
  return isDownward && PUBLIC_FACE.test(to);
}
