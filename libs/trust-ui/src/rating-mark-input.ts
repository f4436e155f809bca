import type { Site } from '@heizplatz/country';

/** What a loader asks ahead, so that the mark stands in the document. */
export const ratingMarkInput = ({ trustedShopsId }: Pick<Site, 'trustedShopsId'>) => ({
  params: { id: trustedShopsId },
});
