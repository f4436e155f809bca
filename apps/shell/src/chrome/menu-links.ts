import type { CallResponse, CALLS, CountryId } from '@heizplatz/contract';
import type { ChromeLink } from './chrome-link';

type Menus = CallResponse<typeof CALLS.chromeMenus>;

/** The query of header and footer, in the shell's loader and again in their views. */
export const chromeMenusInput = (countryId: CountryId) => ({ params: { countryId: String(countryId) } });

/** The links that staff entered; the site's default links where there are none, or the call fails. */
export const menuLinks = (written: Menus['Main'] | undefined, own: Readonly<Menus['Main']>): readonly ChromeLink[] =>
  (written && written.length > 0 ? written : own).map(({ Text, Href }) => ({ text: Text, href: Href }));

/** The links, and of those that law demands the ones that are not among them. */
export const addDuties = (links: readonly ChromeLink[], duties: readonly ChromeLink[]): readonly ChromeLink[] => [
  ...links,
  ...duties.filter((duty) => !links.some(({ href }) => href === duty.href)),
];
