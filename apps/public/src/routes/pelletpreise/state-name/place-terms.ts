import type { PricePlace } from '@heizplatz/contract';
import { stateNames, type StateNames } from '@heizplatz/country';
import { placeName } from './place-name';

/** A place in the cases that sentences need: a state with its article, a town by its postcode and name. */
export function placeTerms(place: PricePlace): StateNames {
  if (place.Kind === 'state') return stateNames(place.Name);
  const name = placeName(place);
  return { name, inState: `in ${name}`, toState: `nach ${name}`, ofState: `von ${name}`, forState: `für ${name}` };
}
