/**
 * On a machine with much memory V8 lets the young generation of each thread grow to 134 MB and never returns it. Each switch
 * of a release lets the shell's threads create some garbage at once, until all of them have grown so
 * (docs/decisions/0081-the-shell-under-switches.md); the API grows by filling its price book at the start (0165). `mb` is
 * one of three parts of it.
 */
const youngGeneration = (mb: number) => `--max-semi-space-size=${mb}`;

/**
 * Each page's bytes count against the main thread's heap of 45 MB, so V8 marked all of it once a second of rendering. It may
 * grow to twice what is in use first (docs/decisions/0116-the-shell-collects-less-often.md).
 */
const DOUBLED_HEAP = '--heap-growing-percent=100';

const FLAGS: Readonly<Record<string, readonly string[]>> = {
  'dist/apps/api/main.js': [youngGeneration(4)],
  'dist/apps/shell/server/main.js': [youngGeneration(16), DOUBLED_HEAP],
};

/** Node's options for a bundle of the built system, by its path below the root. */
export const getNodeFlags = (file: string): readonly string[] => ['--enable-source-maps', ...(FLAGS[file] ?? [])];
