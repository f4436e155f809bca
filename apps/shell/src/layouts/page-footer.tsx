import { useCall } from '@heizplatz/api-client';
import { CALLS } from '@heizplatz/contract';
import { formatDate } from '@heizplatz/country';
import { useOrigins, useSite } from '@heizplatz/router';
import { countryLinks } from '../chrome/country-links';
import { Footer } from '../chrome/footer';
import { footerColumns } from '../chrome/footer-columns';
import { chromeMenusInput } from '../chrome/menu-links';
import { useVisiblePage } from '../chrome/use-visible-page';

/** The footer of this site and page. */
export function PageFooter() {
  const site = useSite();
  const countries = countryLinks(useOrigins(), useVisiblePage());
  const { data: menus } = useCall(CALLS.chromeMenus, chromeMenusInput(site.countryId));
  return (
    <Footer
      columns={footerColumns(site, { countries, menus })}
      priceDate={formatDate(new Date().toISOString(), site)}
    />
  );
}
