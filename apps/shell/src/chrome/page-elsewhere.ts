import { PATHS } from './paths';

/** Areas whose pages below differ by country; the area itself stands everywhere. */
const OWN_BELOW = ['/pelletpreise', '/holzpellethaendler', '/news'];
/** What belongs to one country's customers and visitors. */
const OWN =
  /^\/(?:kunde|benutzerkonto|support|admin|account|persoenliche-daten|melden|bewerten-sie-uns|benachrichtigungen|neues-kennwort|email-anpassung|anfrage-bestaetigen|export-orders|statistics|stornomanagement)(?:\/|$|-)/;
const ORDER_PAGE = /^\/([a-z]+(?:-[a-z]+)?)\/(?:angebotsliste|bestell)/;

/** The page of another country that says the same; where there is none, the nearest above it. */
export function pageElsewhere(pathname: string): string {
  if (OWN.test(pathname)) return PATHS.home;
  const area = OWN_BELOW.find((path) => pathname.startsWith(`${path}/`));
  if (area) return area;
  if (pathname === PATHS.withdraw) return PATHS.withdrawalNotice;
  const group = ORDER_PAGE.exec(pathname)?.[1];
  return group ? `/${group}/angebotsliste` : pathname;
}
