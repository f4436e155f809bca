import type { Site } from '@heizplatz/country';

/** What a loader prefetches, so that the mark is in the document. */
export const ratingMarkInput = ({ trustedShopsId }: Pick<Site, 'trustedShopsId'>) => ({
  params: { id: trustedShopsId },
});
