import { BRAND, type Site } from '@heizplatz/country';
import type { contentRedirects, menuEntries, announcements } from '../content-pages/schema';
import { spellFor } from './spelled-for';

const MENU: readonly (readonly [href: string, text: string])[] = [
  ['/pelletpreise', 'Pelletpreise heute'],
  ['/holzpellethaendler', 'Händler in Ihrer Nähe'],
  ['/lieferung-und-zahlung', 'Lieferung und Zahlung'],
  ['/so-entsteht-die-reihenfolge', 'So entsteht die Reihenfolge'],
  ['/hilfe', 'Häufige Fragen'],
];

export const demoMenu = (site: Site): (typeof menuEntries.$inferInsert)[] =>
  MENU.map(([href, text], position) => ({
    ...{ countryId: site.countryId, menu: 'info-center', position, href },
    text: spellFor(text, site),
  }));

/** Addresses of pages that moved. */
const MOVED: readonly (readonly [fromPath: string, toPath: string])[] = [
  ['/ratgeber', '/info-center'],
  ['/faq', '/hilfe'],
  ['/pellets-lagern', '/info-center/pellets-richtig-lagern'],
  ['/info-center/pelletslager', '/info-center/pellets-richtig-lagern'],
  ['/aktuelles', '/news'],
  ['/news/artikel/lager-pruefen', '/news/artikel/lager-pruefen-in-zehn-minuten'],
];

export const demoRedirects = ({ countryId }: Site): (typeof contentRedirects.$inferInsert)[] =>
  MOVED.map(([fromPath, toPath]) => ({ countryId, fromPath, toPath }));

/** A note on the start page, and one above the info pages. */
export const demoAnnouncements = (site: Site, startsAt: Date): (typeof announcements.$inferInsert)[] =>
  [
    {
      place: 'home',
      title: 'Rechtzeitig bestellen',
      text: 'Im Herbst und bei Kälte dauern Lieferungen länger. Wer bestellt, solange noch für vier Wochen Vorrat da ist, kann den Termin wählen.',
      href: '/info-center/pellets-liefern-und-einblasen',
      linkText: 'So läuft eine Lieferung ab',
    },
    {
      place: 'info-center',
      title: 'Ihre Frage fehlt?',
      text: `Rufen Sie uns an: ${site.customerPhone}, Montag bis Freitag von 8 bis 18 Uhr.`,
      href: '/hilfe',
      linkText: 'Häufige Fragen',
    },
  ].map((announcement) => ({
    ...announcement,
    countryId: site.countryId,
    tone: 'info',
    text: spellFor(announcement.text, site),
    startsAt,
    authorName: BRAND,
  }));
