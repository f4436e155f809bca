/** Rules whose specs must notice every small fault, and the specs that shall: without a database, so that thousands of runs take minutes. */
export interface MutationArea {
  /** Globs below the root. */
  readonly mutate: readonly string[];
  /** Globs of spec files below the root. */
  readonly specs: readonly string[];
  /** Its specs declare their environment themselves, which Stryker cannot use: each mutant runs them all. */
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

/** Several files of several folders, as one area. */
const together = (...areas: readonly MutationArea[]): MutationArea => ({
  mutate: areas.flatMap(({ mutate }) => mutate),
  specs: areas.flatMap(({ specs }) => specs),
});

const PRICING = 'libs/api/pricing/src';
const CALENDAR_DAYS: MutationArea = { mutate: ['libs/api/platform/src/time/calendar-days.ts'], specs: [] };

export const MUTATION_AREAS = {
  calculator: lib('calculator'),
  identity: lib('identity'),
  ranking: together(
    files(`${PRICING}/offers`, ['order-offers', 'find-offers'], ['order-offers', 'equal-offers']),
    files(
      `${PRICING}/ranking`,
      ['rating-rank', 'pick-paid-places'],
      ['ranked-offers', 'rating-rank', 'pick-paid-places'],
    ),
    files(`${PRICING}/calculation`, [], ['cheaper-amount']),
  ),
  price: together(
    files(`${PRICING}/offers`, ['price-offer', 'held-offer']),
    files(`${PRICING}/delivery-calendar`, ['delivery-calendar']),
    CALENDAR_DAYS,
  ),
  vat: files('libs/api/catalog/src/goods', ['vat-on']),
  weighing: together(
    files('libs/api/ordering/src/delivered-weight', ['compute-final-invoice']),
    files('libs/api/ordering/src/deadlines', ['withdraw-until']),
  ),
  withdrawals: files('libs/api/after-sales/src/withdrawals', ['named-order-numbers', 'knows-delivery']),
  audit: files('libs/api/platform/src/audit', ['redacted']),
  imports: together(
    files('libs/api/dealers/src/price-import/csv', ['csv-fields', 'euros'], ['csv-fields']),
    files('libs/api/dealers/src/price-import/files', ['price-jump']),
  ),
  roles: files('libs/api/identity/src/staff-users', ['roles-refusal']),
  'page-cache': {
    ...files(
      'apps/shell/src/server/page-cache',
      ['page-cache', 'single-flight', 'serve-cached-page', 'document-key', 'watch-calls', 'takes-gzip'],
      [
        ...['page-cache', 'single-flight', 'serve-cached-page', 'serve-cached-bytes', 'watch-calls', 'takes-gzip'],
        'public-cache-policy',
      ],
    ),
    runsAllSpecs: true,
  },
} as const satisfies Readonly<Record<string, MutationArea>>;

export type AreaName = keyof typeof MUTATION_AREAS;

export const AREA_NAMES = Object.keys(MUTATION_AREAS).filter((name): name is AreaName => name in MUTATION_AREAS);
