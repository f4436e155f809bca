/** A site at a width: the Playwright projects of the journeys. Neighbours, also the last and the first, differ in both. */
export const COMBINATIONS = ['de-desktop', 'at-mobile', 'ch-desktop', 'de-mobile', 'at-desktop', 'ch-mobile'] as const;
export type Combination = (typeof COMBINATIONS)[number];

export const isCombination = (name: string): name is Combination =>
  COMBINATIONS.some((combination) => combination === name);

/** Folders under journeys/ whose tests add coverage in some combinations only. */
const FOLDERS: Readonly<Record<string, readonly Combination[]>> = {
  // Long, and alike on every width: each site once, and both widths.
  'each-site': ['de-desktop', 'at-mobile', 'ch-mobile'],
  // Staff sits at a desk, and has one site for all.
  staff: ['de-desktop'],
};

/** Files under journeys/ that a combination leaves to others. */
export const filesLeftOut = (combination: Combination): readonly RegExp[] =>
  Object.entries(FOLDERS)
    .filter(([, combinations]) => !combinations.includes(combination))
    .map(([folder]) => new RegExp(`/journeys/${folder}/`));

/** Details of a single test that adds coverage in some combinations only. */
export const inCombinations = (...combinations: readonly Combination[]) => ({
  tag: combinations.map((combination) => `@${combination}`),
});
export const AT_A_DESK = inCombinations('de-desktop');
export const ON_A_DESKTOP = inCombinations('de-desktop', 'ch-desktop', 'at-desktop');
export const ON_A_PHONE = inCombinations('at-mobile', 'de-mobile', 'ch-mobile');
/** Swiss dealers debit nothing. */
export const WITH_DIRECT_DEBIT = inCombinations('de-desktop', 'at-mobile', 'de-mobile', 'at-desktop');

/** Matches the full titles, tags included, of tests that belong to a combination: its own tag, or no combination's. */
export const getTitles = (combination: Combination): RegExp =>
  new RegExp(`@${combination}(?![\\w-])|^(?!.*@(?:${COMBINATIONS.join('|')})(?![\\w-]))`);
