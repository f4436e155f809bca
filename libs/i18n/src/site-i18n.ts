import type { Site } from '@heizplatz/country';
import { type I18n, type Messages, setupI18n } from '@lingui/core';

/**
 * One instance a request (server) or page (browser). The catalogues are copied: loading two into one object would leak
 * a remote's messages into the shell's for all requests. Its locale is the document's language ('de-CH'), which Intl knows.
 */
export function createSiteI18n(site: Site, catalogues: readonly Messages[]): I18n {
  const messages: Messages = Object.assign({}, ...catalogues);
  return setupI18n({ locale: site.htmlLang, messages: { [site.htmlLang]: messages } });
}
