import { countryRules, phoneHref, type Site } from '@heizplatz/country';
import { type CallResponse, type CALLS, DEFAULT_MENUS } from '@heizplatz/contract';
import {
  RANKING_PATH,
  ACCESSIBILITY_PATH,
  IMPRINT_PATH,
  PRIVACY_PATH,
  TERMS_PATH,
  REPORT_PATH,
  WITHDRAWAL_NOTICE_PATH,
  WITHDRAW_PATH,
} from '@heizplatz/routes';
import { msg } from '@lingui/core/macro';
import type { ChromeLink, ChromeLinkColumn } from './chrome-link';
import { fuelLinks } from './fuel-links';
import { menuLinks, addDuties } from './menu-links';

interface FooterContext {
  /** To each site's page that corresponds to the current one. */
  readonly countries: readonly ChromeLink[];
  readonly menus?: CallResponse<typeof CALLS.chromeMenus> | undefined;
}

/**
 * The footer's columns of a site; one without links is left out. Market and help are as staff wrote them; goods, countries
 * and what law demands are not staff's to leave out.
 */
export function footerColumns(site: Site, { countries, menus }: FooterContext): readonly ChromeLinkColumn[] {
  const columns: ChromeLinkColumn[] = [
    { id: 'fuels', title: msg`Brennstoffe`, links: fuelLinks(site) },
    { id: 'market', title: msg`Markt`, links: menuLinks(menus?.Market, DEFAULT_MENUS['footer-market']) },
    {
      id: 'help',
      title: msg`Hilfe`,
      links: [
        { href: phoneHref(site.customerPhone), text: site.customerPhone, note: msg`Mo–Fr 8–18 Uhr` },
        ...addDuties(menuLinks(menus?.Help, DEFAULT_MENUS['footer-help']), HELP_DUTIES),
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

/** The ranking of offers and the site's accessibility must be disclosed (rule LAW-04). */
const HELP_DUTIES: readonly ChromeLink[] = [
  { href: RANKING_PATH, text: msg`So entsteht die Reihenfolge` },
  { href: ACCESSIBILITY_PATH, text: msg`Barrierefreiheit` },
];

/**
 * Law gives a right of withdrawal with its button in Germany and Austria, none in Switzerland (rules LAW-01 and
 * LAW-02).
 */
function legalLinks({ countryId }: Site): ChromeLink[] {
  const { withdrawal } = countryRules(countryId);
  const common = [
    { href: IMPRINT_PATH, text: msg`Impressum` },
    { href: PRIVACY_PATH, text: msg`Datenschutz` },
    { href: TERMS_PATH, text: msg`AGB` },
    { href: REPORT_PATH, text: msg`Inhalte melden` },
  ];
  if (!withdrawal) return [...common, { href: WITHDRAWAL_NOTICE_PATH, text: msg`Stornierung` }];
  const withdraw = withdrawal === 'Rücktritt' ? msg`Vertrag widerrufen (Rücktritt)` : msg`Vertrag widerrufen`;
  return [
    ...common,
    { href: WITHDRAWAL_NOTICE_PATH, text: msg`Widerrufsbelehrung` },
    { href: WITHDRAW_PATH, text: withdraw, strong: true },
  ];
}
