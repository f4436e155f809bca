import { BRAND, type Site } from '@heizplatz/country';

/** The marketplace and its site in schema.org terms. */
export const siteData = (origin: string, { htmlLang, customerPhone }: Site) => ({
  '@type': 'WebSite',
  url: `${origin}/`,
  name: BRAND,
  inLanguage: htmlLang,
  publisher: { '@type': 'Organization', name: BRAND, url: `${origin}/`, telephone: customerPhone },
});
