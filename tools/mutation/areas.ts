/** Rules whose specs must notice every small fault, and the specs that shall: without a database, so that thousands of runs take minutes. */
export interface MutationArea {
  /** Globs below the root. */
  readonly mutate: readonly string[];
  /** Globs of spec files below the root. */
  readonly specs: readonly string[];
  /** Its specs name their environment themselves, which tells Stryker nothing: each fault runs them all. */
  readonly runsAllSpecs?: true;
}

const lib = (name: string): MutationArea => ({
  mutate: [`libs/${name}/src/**/*.ts`, `!libs/${name}/src/**/*.spec.ts`, `!libs/${name}/src/{index,testing/**}.ts`],
  specs: [`libs/${name}/src/**/*.spec.ts`],
});
/** Files of one folder, and its specs that judge them. */
const files = (folder: string, names: readonly string[], specs: readonly string[] = names): MutationArea => ({
  mutate: names.map((name) => `${folder}/${name}.ts`),
  specs: specs.map((name) => `${folder}/${name}.spec.ts`),
});

const PRICING = 'libs/api/pricing/src/pricing';
const PRICE = files(PRICING, ['price-offer', 'held-offer', 'delivery-calendar']);

export const MUTATION_AREAS = {
  calculator: lib('calculator'),
  identity: lib('identity'),
  ranking: files(
    PRICING,
    ['order-offers', 'find-offers', 'rating-rank', 'shown-paid-places'],
    ['order-offers', 'equal-offers', 'cheaper-amount', 'ranked-offers', 'rating-rank', 'shown-paid-places'],
  ),
  price: {
    mutate: [...PRICE.mutate, 'libs/api/platform/src/time/calendar-days.ts'],
    specs: PRICE.specs,
  },
  vat: files('libs/api/catalog/src/goods', ['vat-on']),
  weighing: files('libs/api/ordering/src/orders', ['settle-weight', 'withdraw-until']),
  withdrawals: files('libs/api/after-sales/src/withdrawals', ['named-order-numbers', 'knows-delivery']),
  audit: files('libs/api/platform/src/audit', ['redacted']),
  imports: files(
    'libs/api/dealers/src/price-import',
    ['csv-fields', 'price-jump', 'euros'],
    ['csv-fields', 'price-jump'],
  ),
  roles: files('libs/api/identity/src/staff-users', ['roles-refusal']),
  'page-cache': {
    ...files(
      'apps/shell/src/server/kept-documents',
      ['kept-documents', 'draw-once', 'serve-kept', 'document-key', 'watch-calls', 'takes-gzip'],
      ['kept-documents', 'draw-once', 'serve-kept', 'serve-kept-bytes', 'watch-calls', 'takes-gzip', 'neutral-pages'],
    ),
    runsAllSpecs: true,
  },
} as const satisfies Readonly<Record<string, MutationArea>>;

export type AreaName = keyof typeof MUTATION_AREAS;

export const AREA_NAMES = Object.keys(MUTATION_AREAS).filter((name): name is AreaName => name in MUTATION_AREAS);
