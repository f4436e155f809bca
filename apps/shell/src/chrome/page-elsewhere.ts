import type { CountryId } from '@heizplatz/country';
import type { PagePlace } from '@heizplatz/router';
import {
  DEALERS_PATH,
  INFO_CENTER_PATH,
  NEWS_PATH,
  PRICE_PAGES_PATH,
  offersPath,
  HOME_PATH,
  WITHDRAW_PATH,
  WITHDRAWAL_NOTICE_PATH,
} from '@heizplatz/routes';

/** Areas whose pages below differ by country; the area itself stands everywhere. */
const OWN_BELOW = [PRICE_PAGES_PATH, DEALERS_PATH, NEWS_PATH];
/** Areas that exist in every country, whatever pages a country has below. */
const AREAS = [...OWN_BELOW, INFO_CENTER_PATH];
/** What belongs to one country's customers and visitors. */
const OWN =
  /^\/(?:kunde|benutzerkonto|support|admin|account|persoenliche-daten|melden|meldung|vorschau|bewerten-sie-uns|benachrichtigungen|neues-kennwort|email-anpassung|anfrage-bestaetigen|export-orders|statistics|stornomanagement)(?:\/|$|-)/;
const ORDER_PAGE = /^\/([a-z]+(?:-[a-z]+)?)\/(?:angebotsliste|bestell)/;

const areaAbove = (areas: readonly string[], pathname: string): string | undefined =>
  areas.find((path) => pathname.startsWith(`${path}/`));

/** By the address alone: the corresponding page of another country; where there is none, the nearest ancestor. */
function pageByPath(pathname: string): string {
  if (OWN.test(pathname)) return HOME_PATH;
  const area = areaAbove(OWN_BELOW, pathname);
  if (area) return area;
  if (pathname === WITHDRAW_PATH) return WITHDRAWAL_NOTICE_PATH;
  const group = ORDER_PAGE.exec(pathname)?.[1];
  return group ? offersPath({ urlName: group }) : pathname;
}

/** The current page: its address, and its addresses in the other countries that have it, if it declares them. */
export interface VisiblePage {
  readonly countryId: CountryId;
  readonly pathname: string;
  readonly alternates?: readonly PagePlace[] | undefined;
}

/** The page of a country that corresponds to the current one; where there is none, the nearest ancestor. */
export function pageElsewhere({ countryId, pathname, alternates = [] }: VisiblePage, other: CountryId): string {
  const placeIn = (id: CountryId) => alternates.find(({ CountryId: one }) => one === id)?.Path;
  if (placeIn(countryId) === undefined) return pageByPath(pathname);
  const known = placeIn(other);
  if (known !== undefined) return known;
  return pathname === WITHDRAW_PATH ? WITHDRAWAL_NOTICE_PATH : (areaAbove(AREAS, pathname) ?? HOME_PATH);
}
