import { type Site, type SiteOrigins, SITES } from '@heizplatz/country';
import { pageElsewhere, type VisiblePage } from './page-elsewhere';

/** A site, by its page that says the same as the one shown. */
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
