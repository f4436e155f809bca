import { HOME_PATH } from '@heizplatz/routes';

/** The start page is current alone, any other also on the pages below it. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || (href !== HOME_PATH && pathname.startsWith(`${href}/`));
}
