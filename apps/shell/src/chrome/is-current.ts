import { PATHS } from './paths';

/** The start page is current alone, any other also on the pages below it. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || (href !== PATHS.home && pathname.startsWith(`${href}/`));
}
