import { countryIdByIso, toSwissSpelling } from '@heizplatz/country';
import { readSwissRows } from './place-packages';
import { isLivedIn } from './post-office-codes';
import type { RawPlace } from './raw-place';
import { STATES } from '../local-pages/state-catalogue';

const CANTON_IDS = new Map(
  STATES.filter(({ countryId }) => countryId === countryIdByIso('CH')).map(({ geoCode, id }) => [geoCode, id]),
);

/** Every Swiss postcode where somebody can live, with its first place and that place's coordinates. */
export function swissPlaces(): RawPlace[] {
  const entriesByCode = new Map<string, RawPlace>();
  for (const { zipCode, name, canton, latitude, longitude } of readSwissRows()) {
    if (!isLivedIn({ countryId: 3, zipCode, name })) continue;
    const stateId = CANTON_IDS.get(canton);
    if (stateId === undefined) throw new Error(`switzerland-postal-codes names an unknown canton: ${canton}`);
    const known = entriesByCode.get(zipCode);
    if (known) entriesByCode.set(zipCode, { ...known, names: [...known.names, toSwissSpelling(name)] });
    else
      entriesByCode.set(zipCode, {
        countryId: 3,
        zipCode,
        names: [toSwissSpelling(name)],
        stateId,
        latitude,
        longitude,
      });
  }
  return [...entriesByCode.values()];
}
