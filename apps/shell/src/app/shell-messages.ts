import type { Site } from '@heizplatz/country';
import type { Messages } from '@heizplatz/i18n';

/** The shell's own messages in a site's words; one small file each. */
export async function loadMessages(locale: Site['locale']): Promise<Messages> {
  switch (locale) {
    case 'de':
      return (await import('../locales/de.locale.json')).messages as Messages;
    case 'de-AT':
      return (await import('../locales/de-AT.locale.json')).messages as Messages;
    case 'ch':
      return (await import('../locales/ch.locale.json')).messages as Messages;
  }
}
