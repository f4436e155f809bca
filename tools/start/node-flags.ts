const BUNDLES: readonly string[] = ['dist/apps/api/main.js', 'dist/apps/shell/server/main.js'];

/**
 * On a machine with much memory V8 lets the young generation of each thread grow to 134 MB and never returns it. Each switch
 * of a release lets the shell's threads create some garbage at once, and the start the API's, until all of them have grown so
 * (docs/decisions/0081-the-shell-under-switches.md, 0165). 16 MB, and so 34 MB in all, was Node's default for long.
 */
const SMALL_YOUNG_GENERATION = '--max-semi-space-size=16';

/** Node's options for a bundle of the built system, by its path below the root. */
export const getNodeFlags = (file: string): readonly string[] => [
  '--enable-source-maps',
  ...(BUNDLES.includes(file) ? [SMALL_YOUNG_GENERATION] : []),
];
