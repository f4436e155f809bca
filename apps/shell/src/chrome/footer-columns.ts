import { phoneHref, type Site } from '@heizplatz/country';
import { type CallAnswer, type CALLS, DEFAULT_MENUS } from '@heizplatz/contract';
import { msg } from '@lingui/core/macro';
import type { ChromeLink, ChromeLinkColumn } from './chrome-link';
import { fuelLinks } from './fuel-links';
import { menuLinks, withDuties } from './menu-links';
import { PATHS } from './paths';

interface FooterSurroundings {
  /** To each site's page that stands for the one shown. */
  readonly countries: readonly ChromeLink[];
  readonly menus?: CallAnswer<typeof CALLS.chromeMenus> | undefined;
}

/**
 * The footer's columns of a site; one without links is left out. Market and help are as staff wrote them; goods, countries
 * and what law demands are not staff's to leave out.
 */
export function footerColumns(site: Site, { countries, menus }: FooterSurroundings): readonly ChromeLinkColumn[] {
  const columns: ChromeLinkColumn[] = [
    { id: 'fuels', title: msg`Brennstoffe`, links: fuelLinks(site) },
    { id: 'market', title: msg`Markt`, links: menuLinks(menus?.Market, DEFAULT_MENUS['footer-market']) },
    {
      id: 'help',
      title: msg`Hilfe`,
      links: [
        { href: phoneHref(site.customerPhone), text: site.customerPhone, note: msg`Mo–Fr 8–18 Uhr` },
        ...withDuties(menuLinks(menus?.Help, DEFAULT_MENUS['footer-help']), HELP_DUTIES),
      ],
    },
    {
      id: 'countries',
      title: msg`Länder`,
      links: countries,
    },
    { id: 'legal', title: msg`Rechtliches`, links: legalLinks(site) },
  ];
  return columns.filter(({ links }) => links.length > 0);
}

/** How offers are ranked, and how the site is accessible, must be told (market.md, duties). */
const HELP_DUTIES: readonly ChromeLink[] = [
  { href: PATHS.ranking, text: msg`So entsteht die Reihenfolge` },
  { href: PATHS.accessibility, text: msg`Barrierefreiheit` },
];

/** Law gives a right of withdrawal with its button in Germany and Austria, none in Switzerland (market.md, duties). */
function legalLinks({ iso }: Site): ChromeLink[] {
  const common = [
    { href: PATHS.imprint, text: msg`Impressum` },
    { href: PATHS.privacy, text: msg`Datenschutz` },
    { href: PATHS.terms, text: msg`AGB` },
    { href: PATHS.report, text: msg`Inhalte melden` },
  ];
  if (iso === 'CH') return [...common, { href: PATHS.withdrawalNotice, text: msg`Stornierung` }];
  const withdraw = iso === 'AT' ? msg`Vertrag widerrufen (Rücktritt)` : msg`Vertrag widerrufen`;
  return [
    ...common,
    { href: PATHS.withdrawalNotice, text: msg`Widerrufsbelehrung` },
    { href: PATHS.withdraw, text: withdraw, strong: true },
  ];
}
