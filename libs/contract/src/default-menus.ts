import type { MenuKey } from './calls-staff-menus';

interface MenuLine {
  readonly Text: string;
  readonly Href: string;
}

/** The lines of menus that nobody has written yet: what header and footer show, and what their editor begins with. */
export const DEFAULT_MENUS: Readonly<Record<MenuKey, readonly MenuLine[]>> = {
  main: [
    { Href: '/', Text: 'Holzpellets' },
    { Href: '/pelletpreise', Text: 'Pelletpreise' },
    { Href: '/holzpellethaendler', Text: 'Händler' },
    { Href: '/info-center', Text: 'Ratgeber' },
    { Href: '/news', Text: 'News' },
  ],
  'info-center': [],
  'footer-market': [
    { Href: '/pelletpreise', Text: 'Pelletpreise' },
    { Href: '/holzpellethaendler', Text: 'Händler' },
    { Href: '/pelletpreise#preisfaktoren', Text: 'Preisfaktoren' },
    { Href: '/wie-viel-brauche-ich', Text: 'Wie viel brauche ich?' },
    { Href: '/news', Text: 'News' },
    { Href: '/ueber-uns', Text: 'Über uns' },
    { Href: '/presse', Text: 'Presse' },
  ],
  'footer-help': [
    { Href: '/hilfe', Text: 'Häufige Fragen' },
    { Href: '/info-center', Text: 'Info-Center' },
    { Href: '/lieferung-und-zahlung', Text: 'Lieferung und Zahlung' },
    { Href: '/kontakt', Text: 'Kontakt' },
    { Href: '/suche', Text: 'Suche' },
  ],
};
