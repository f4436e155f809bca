import { useCall } from '@heizplatz/api-client';
import { CALLS, DEFAULT_MENUS } from '@heizplatz/contract';
import { formatDate, SITES, phoneHref } from '@heizplatz/country';
import { useLocation, useOrigins, useSite, useUser } from '@heizplatz/router';
import { msg } from '@lingui/core/macro';
import type { ChromeLink } from '../chrome/chrome-link';
import { footerColumns } from '../chrome/footer-columns';
import type { FooterProps } from '../chrome/footer';
import type { HeaderProps } from '../chrome/header';
import { fuelLinks } from '../chrome/fuel-links';
import { chromeMenusInput, menuLinks } from '../chrome/menu-links';
import { pageElsewhere } from '../chrome/page-elsewhere';
import { PATHS } from '../chrome/paths';

/** What header and footer show for this site, page and visitor. */
export function useChrome(): { header: HeaderProps; footer: FooterProps } {
  const site = useSite();
  const origins = useOrigins();
  const user = useUser();
  const { pathname } = useLocation();
  const { data: menus } = useCall(CALLS.chromeMenus, chromeMenusInput(site.countryId));
  const login: ChromeLink = { href: PATHS.login, text: msg`Anmelden` };
  const menuFooter: ChromeLink[] = [
    { href: PATHS.search, text: msg`Suche` },
    { href: PATHS.help, text: msg`Hilfe` },
    { href: phoneHref(site.customerPhone), text: site.customerPhone },
    ...Object.values(SITES).map((other) => ({
      href: `${origins[other.countryId]}${pageElsewhere(pathname)}`,
      text: other.countryName,
    })),
  ];
  return {
    header: {
      links: menuLinks(menus?.Main, DEFAULT_MENUS.main),
      fuels: fuelLinks(site),
      login,
      user: user?.isGuest ? null : user,
      pathname,
      menuFooter,
    },
    footer: {
      columns: footerColumns(site, { origins, pathname, menus }),
      pricesOf: formatDate(new Date().toISOString(), site),
    },
  };
}
