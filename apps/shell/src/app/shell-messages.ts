import type { Site } from '@heizplatz/country';
import type { Messages } from '@heizplatz/i18n';
import { readMessages } from './read-messages';

const CATALOGUES: Readonly<Record<Site['locale'], () => Promise<unknown>>> = {
  de: () => import('../locales/de.locale.json'),
  'de-AT': () => import('../locales/de-AT.locale.json'),
  ch: () => import('../locales/ch.locale.json'),
};

/** The shell's own messages in a site's locale; one small file each. */
export const loadMessages = async (locale: Site['locale']): Promise<Messages> =>
  readMessages(await CATALOGUES[locale]());
