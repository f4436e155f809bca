import { type Site, type SiteOrigins, SITES } from '@heizplatz/country';
import { pageElsewhere, type VisiblePage } from './page-elsewhere';

/** A site, linked by its page that corresponds to the current one. */
export interface CountryLink {
  readonly site: Site;
  readonly href: string;
  readonly text: string;
}

export const countryLinks = (origins: SiteOrigins, page: VisiblePage): readonly CountryLink[] =>
  Object.values(SITES).map((site) => ({
    site,
    href: `${origins[site.countryId]}${pageElsewhere(page, site.countryId)}`,
    text: site.countryName,
  }));
