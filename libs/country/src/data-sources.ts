import sources from './data-sources.json' with { type: 'json' };

export interface DataSource {
  readonly name: string;
  /** SPDX. */
  readonly license: string;
  /** The licence as the imprint states it. */
  readonly licenseLabel: string;
  /** URLs of source and licence, as printed in the imprint. */
  readonly links: readonly string[];
  /** For visitors. */
  readonly content: string;
}

/**
 * Third-party data that the product ships. The imprint of each site lists all of it, and so does `npm run licenses`,
 * which reads the file.
 */
export const DATA_SOURCES: readonly DataSource[] = sources;
