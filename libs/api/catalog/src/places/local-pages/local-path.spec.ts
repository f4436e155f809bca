import { COUNTRY_IDS, findZipCodeAtEnd } from '@heizplatz/country';
import { STATES } from './state-catalogue';
import { placePath, stateByName, getState, statePath } from './local-path';
import type { KnownPlace } from '../import/postcode-index';
import { referencePostcodes } from '../import/reference-postcodes';

const rows = referencePostcodes();
const places: KnownPlace[] = COUNTRY_IDS.flatMap((countryId) =>
  rows.filter((row) => row.countryId === countryId).map((row) => ({ ...row, countryId })),
);

/** What a server reads of a path: the state by its name, the place by its postcode. */
function getPlaceByPath(countryId: (typeof COUNTRY_IDS)[number], path: string): KnownPlace | undefined {
  const [, , state = '', ...parts] = path.split('/');
  const zipCode = findZipCodeAtEnd(parts.at(-1) ?? '');
  const stateId = stateByName(countryId, state)?.id;
  return places.find((one) => one.countryId === countryId && one.zipCode === zipCode && one.stateId === stateId);
}

const of = (countryId: number, zipCode: string) => {
  const postcode = places.find((place) => place.countryId === countryId && place.zipCode === zipCode);
  if (!postcode) throw new Error(`no postcode ${zipCode}`);
  return postcode;
};

describe('the path of a local price page', () => {
  it.each(COUNTRY_IDS)('is one of its own for every postcode of country %i, and leads back to it', (countryId) => {
    const own = places.filter((place) => place.countryId === countryId);
    expect(own.length).toBeGreaterThan(2000);
    expect(new Set(own.map(placePath)).size).toBe(own.length);
    const entriesByCode = new Map(own.map((place) => [place.zipCode, place]));
    for (const place of own) {
      const path = placePath(place);
      expect(path).toMatch(/^\/pelletpreise\/[a-z-]+\/(?:bezirk-[a-z-]+\/)?[a-z\d-]*[a-z][a-z\d-]*-\d{4,5}$/);
      const [, , state = ''] = path.split('/');
      const town = path.split('/').at(-1) ?? '';
      const back = entriesByCode.get(findZipCodeAtEnd(town));
      expect(back && placePath(back)).toBe(path);
      expect(stateByName(countryId, state)?.id).toBe(place.stateId);
    }
  });

  it.each([
    [1, '80331', '/pelletpreise/bayern/muenchen-80331'],
    [1, '80333', '/pelletpreise/bayern/muenchen-80333'],
    [2, '1010', '/pelletpreise/wien/wien-1010'],
    [3, '1201', '/pelletpreise/genf/geneve-1201'],
    [3, '8001', '/pelletpreise/zuerich/zuerich-8001'],
  ] as const)('in country %i of %s is %s', (countryId, zipCode, path) => {
    const place = of(countryId, zipCode);
    expect(placePath(place)).toBe(path);
    expect(getPlaceByPath(countryId, path)).toEqual(place);
  });

  it('names the county where the data has one', () => {
    const place = { ...of(1, '82467'), county: 'Landkreis Garmisch-Partenkirchen' };
    const path = placePath(place);
    expect(path).toBe('/pelletpreise/bayern/landkreis-garmisch-partenkirchen/garmisch-partenkirchen-82467');
    expect(getPlaceByPath(1, path)?.zipCode).toBe('82467');
  });

  it('of a state leads back to it', () => {
    for (const state of STATES) {
      const [, , name = ''] = statePath(state).split('/');
      expect(stateByName(state.countryId, name)).toBe(state);
      expect(getState({ stateId: state.id })).toBe(state);
    }
  });
});
