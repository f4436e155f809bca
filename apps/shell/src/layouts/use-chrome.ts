import { useCall } from '@heizplatz/api-client';
import { CALLS, DEFAULT_MENUS } from '@heizplatz/contract';
import { phoneHref } from '@heizplatz/country';
import { useOrigins, useSite, useUser } from '@heizplatz/router';
import { LOGIN_PATH, SEARCH_PATH, HELP_PATH } from '@heizplatz/routes';
import { msg } from '@lingui/core/macro';
import type { ChromeLink } from '../chrome/chrome-link';
import { type CountryLink, countryLinks } from '../chrome/country-links';
import type { HeaderProps } from '../chrome/header';
import { fuelLinks } from '../chrome/fuel-links';
import { chromeMenusInput, menuLinks } from '../chrome/menu-links';
import { useVisiblePage } from '../chrome/use-visible-page';

interface Chrome {
  readonly header: HeaderProps;
  readonly countries: readonly CountryLink[];
}

/** What the header shows for this site, page and visitor. */
export function useChrome(): Chrome {
  const site = useSite();
  const user = useUser();
  const page = useVisiblePage();
  const countries = countryLinks(useOrigins(), page);
  const { data: menus } = useCall(CALLS.chromeMenus, chromeMenusInput(site.countryId));
  const login: ChromeLink = { href: LOGIN_PATH, text: msg`Anmelden` };
  const menuFooter: ChromeLink[] = [
    { href: SEARCH_PATH, text: msg`Suche` },
    { href: HELP_PATH, text: msg`Hilfe` },
    { href: phoneHref(site.customerPhone), text: site.customerPhone },
    ...countries,
  ];
  return {
    countries,
    header: {
      links: menuLinks(menus?.Main, DEFAULT_MENUS.main),
      fuels: fuelLinks(site),
      login,
      user: user?.isGuest ? null : user,
      pathname: page.pathname,
      menuFooter,
    },
  };
}
