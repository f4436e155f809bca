import type { ApiClient } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import type { Site } from '@heizplatz/country';
import { stateDealersPath, statePricesPath } from '@heizplatz/routes';
import { PUBLIC_PATHS } from './public-paths';
import type { SitemapEntry } from './sitemap-xml';

export type SitemapPart = (api: ApiClient, site: Site) => Promise<SitemapEntry[]>;

const getParams = ({ countryId }: Site) => ({ params: { countryId: String(countryId) } });

/** Files of a sitemap by name: what the API knows of, so that nothing is listed that is not there. */
export const SITEMAP_PARTS: Readonly<Record<string, SitemapPart>> = {
  seiten: async (api, site) => {
    const pages = await api(CALLS.contentPaths, getParams(site));
    // Some of our own pages have a text in the CMS: named once, with the day of its change.
    const written = new Set(pages.map(({ Path }) => Path));
    return [
      ...PUBLIC_PATHS.filter((path) => !written.has(path)).map((path) => ({ path })),
      ...pages.map(({ Path, ChangedAt }) => ({ path: Path, changedAt: ChangedAt })),
    ];
  },
  preise: async (api, site) => {
    const [states, places] = await Promise.all([
      api(CALLS.countryStates, getParams(site)),
      api(CALLS.placeLinks, { ...getParams(site), query: {} }),
    ]);
    return [
      ...states.map(({ FriendlyName }) => ({ path: statePricesPath(FriendlyName) })),
      ...places.Items.map(({ Path }) => ({ path: Path })),
    ];
  },
  haendler: async (api, site) => {
    const entries: SitemapEntry[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const dealers = await api(CALLS.dealers, { ...getParams(site), query: { page: String(page), sort: 'name' } });
      pages = dealers?.PageCount ?? 0;
      if (page === 1)
        entries.push(...(dealers?.States ?? []).map(({ FriendlyName }) => ({ path: stateDealersPath(FriendlyName) })));
      entries.push(...(dealers?.Items ?? []).map(({ Path }) => ({ path: Path })));
    }
    return entries;
  },
};
