import type { Site } from '@heizplatz/country';
import { createSiteI18n, type Messages } from '@heizplatz/i18n';

type SiteI18n = ReturnType<typeof createSiteI18n>;

/** By the last catalogue, which a release has for each locale; the shell's own stands before it. */
const known = new WeakMap<Messages, Map<string, SiteI18n>>();

/**
 * An instance for each site and release. Pages only read from it on the server, and copying thousands of messages for each page
 * takes a twentieth of its render.
 */
export function getSiteI18n(site: Site, catalogues: readonly Messages[]): SiteI18n {
  const key = catalogues.at(-1);
  const sites = (key && known.get(key)) ?? new Map<string, SiteI18n>();
  const i18n = sites.get(site.htmlLang) ?? createSiteI18n(site, catalogues);
  sites.set(site.htmlLang, i18n);
  if (key) known.set(key, sites);
  return i18n;
}
