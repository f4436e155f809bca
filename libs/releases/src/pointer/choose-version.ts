import type { PointerEntry } from './pointer-entry.ts';

/** `site`: a country id. `bucket`: 0 ≤ bucket < 1, the same for a visitor as long as the rules stay. */
export interface ReleaseVisitor {
  readonly site: number;
  readonly bucket: number;
}

/**
 * The version that the first rule gives which covers the visitor: its sites contain the site, its share is above the bucket.
 * Undefined where none does, since nothing was ever served.
 */
export function chooseVersion(
  { serving }: Pick<PointerEntry, 'serving'>,
  { site, bucket }: ReleaseVisitor,
): string | undefined {
  return serving.find(({ share, sites }) => bucket < share && (sites === null || sites.includes(site)))?.version;
}
