import {
  DEALERS_PATH,
  FUEL_NEED_PATH,
  HELP_PATH,
  INFO_CENTER_PATH,
  NEWS_PATH,
  PRICE_PAGES_PATH,
  SEARCH_PATH,
} from '@heizplatz/routes';
import type { MenuKey } from '../staff/contents/menus.ts';

interface MenuLine {
  readonly Text: string;
  readonly Href: string;
}

/**
 * The lines of menus that have not been edited yet: what header and footer display, and the initial state of their
 * editor.
 */
export const DEFAULT_MENUS: Readonly<Record<MenuKey, readonly MenuLine[]>> = {
  main: [
    { Href: '/', Text: 'Holzpellets' },
    { Href: PRICE_PAGES_PATH, Text: 'Pelletpreise' },
    { Href: DEALERS_PATH, Text: 'Händler' },
    { Href: INFO_CENTER_PATH, Text: 'Ratgeber' },
    { Href: NEWS_PATH, Text: 'News' },
  ],
  'info-center': [],
  'footer-market': [
    { Href: PRICE_PAGES_PATH, Text: 'Pelletpreise' },
    { Href: DEALERS_PATH, Text: 'Händler' },
    { Href: `${PRICE_PAGES_PATH}#preisfaktoren`, Text: 'Preisfaktoren' },
    { Href: FUEL_NEED_PATH, Text: 'Wie viel brauche ich?' },
    { Href: NEWS_PATH, Text: 'News' },
    { Href: '/ueber-uns', Text: 'Über uns' },
    { Href: '/presse', Text: 'Presse' },
  ],
  'footer-help': [
    { Href: HELP_PATH, Text: 'Häufige Fragen' },
    { Href: INFO_CENTER_PATH, Text: 'Info-Center' },
    { Href: '/lieferung-und-zahlung', Text: 'Lieferung und Zahlung' },
    { Href: '/kontakt', Text: 'Kontakt' },
    { Href: SEARCH_PATH, Text: 'Suche' },
  ],
};
