import { useLingui } from '@lingui/react';
import type { ChromeLink } from './chrome-link';

/** A link's text in the site's locale. */
export function useLinkText(): (text: ChromeLink['text']) => string {
  const { i18n } = useLingui();
  return (text) => (typeof text === 'string' ? text : i18n._(text));
}
