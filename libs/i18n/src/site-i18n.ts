import type { Site } from '@heizplatz/country';
import { type I18n, type Messages, setupI18n } from '@lingui/core';

/**
 * One instance a request (server) or page (browser). The catalogues are copied: loading two into one object would leak
 * a remote's messages into the shell's for all requests.
 */
export function createSiteI18n(site: Site, catalogues: readonly Messages[]): I18n {
  return setupI18n({
    locale: site.locale,
    // The texts follow the German rules of plurals in all three sites.
    locales: { [site.locale]: site.htmlLang },
    messages: { [site.locale]: Object.assign({}, ...catalogues) as Messages },
  });
}
