import { type KnownPlace, getState } from '@heizplatz/api-catalog';
import type { CountryId } from '@heizplatz/contract';
import { DEALERS_PATH } from '@heizplatz/routes';

interface Seated {
  readonly slug: string;
  /** Undefined where the postcode is not of the site's country. */
  readonly place: KnownPlace | undefined;
}

const seat = (place: KnownPlace | undefined): string[] => (place ? [getState(place).friendlyName, place.zipCode] : []);

/** '/holzpellethaendler/bayern/80331/waldfeuer-pellets': where the dealer sits, not where it delivers. */
export const dealerPath = ({ slug, place }: Seated): string => [DEALERS_PATH, ...seat(place), slug].join('/');

/** '/holzpellethaendler/bayern/80331/muenchen-80331/waldfeuer-pellets': by the branch's own place. */
export const branchPath = ({ slug, place }: Seated, dealerSlug: string): string =>
  [DEALERS_PATH, ...seat(place), slug, dealerSlug].join('/');

/** On the wire; null for a place that is none of the site's. */
export function presentState(place: KnownPlace | undefined) {
  if (!place) return null;
  const { name, friendlyName } = getState(place);
  return { Name: name, FriendlyName: friendlyName };
}

/** The place of a postcode on a country's site. */
export const placeFinder =
  (index: { find(countryId: number, zipCode: string): KnownPlace | undefined }, countryId: CountryId) =>
  (row: { readonly countryId: number; readonly zipCode: string }): KnownPlace | undefined =>
    row.countryId === countryId ? index.find(countryId, row.zipCode) : undefined;
