import { withApi } from '@heizplatz/api-platform/testing';
import { CALLS, type CountryId } from '@heizplatz/contract';
import { placesHandlers } from '../places-handlers';
import { seedPlaces } from '../import/seed-places';

const api = withApi({ handlers: placesHandlers, prepare: seedPlaces });

const redirect = (query: Record<string, string>, countryId: CountryId = 1) =>
  api().visitor().call(CALLS.localRedirect, { params: { countryId }, query });
const check = ([state, countyOrCity = '-', city = '-']: readonly string[], zipCode = '', countryId: CountryId = 1) =>
  api()
    .visitor()
    .call(CALLS.checkLocalZipCode, {
      params: { countryId, state: state ?? '-', countyOrCity, city },
      query: { zipCode },
    });
const links = (query: Record<string, string>, countryId: CountryId = 1) =>
  api().visitor().call(CALLS.placeLinks, { params: { countryId }, query });
const refusal = async (path: string) => (await api().visitor().get(path)).problem().code;

describe('GET /api/site/{countryId}/country-states', () => {
  it.each([
    [1, 16, 'DE-BW'],
    [2, 9, 'AT-1'],
    [3, 26, 'CH-AG'],
  ] as const)('answers the states of country %i', async (countryId, count, mapId) => {
    const states = await api().visitor().call(CALLS.countryStates, { params: { countryId } });
    expect(states).toHaveLength(count);
    expect(states[0]).toMatchObject({ MapId: mapId });
  });

  it('refuses another country', async () => {
    expect(await refusal('/api/site/4/country-states')).toBe('VALIDATION');
  });
});

describe('GET /api/site/{countryId}/pages/local/redirect', () => {
  it.each([
    [{ zipCode: '80331' }, 1, '/pelletpreise/bayern/muenchen-80331'],
    [{ city: 'München' }, 1, '/pelletpreise/bayern/muenchen-80331'],
    [{ city: 'muenchen', zipCode: '10115' }, 1, '/pelletpreise/berlin/berlin-10115'],
    [{ city: 'Wien' }, 2, '/pelletpreise/wien'],
    [{ city: 'Halle' }, 1, '/pelletpreise'],
    [{ city: 'Atlantis' }, 1, '/pelletpreise'],
    [{ zipCode: '00000' }, 1, '/pelletpreise'],
    [{}, 1, '/pelletpreise'],
    [{ city: '///' }, 1, '/pelletpreise'],
  ] as const)('answers %j in country %i with %s', async (query, countryId, path) => {
    expect(await redirect(query, countryId)).toBe(path);
  });

  it('refuses a town of more than 120 letters', async () => {
    expect(await refusal(`/api/site/1/pages/local/redirect?city=${'x'.repeat(121)}`)).toBe('VALIDATION');
  });
});

describe('GET /api/site/{countryId}/pages/check-zipcode', () => {
  const MUNICH = '/pelletpreise/bayern/muenchen-80331';
  it.each([
    ['a page of its own postcode', ['bayern', 'muenchen-80331'], '', true, MUNICH],
    ['the page of the postcode asked for', ['bayern', 'muenchen-80331'], '80331', true, MUNICH],
    ['another postcode', ['bayern', 'muenchen-80331'], '10115', false, '/pelletpreise/berlin/berlin-10115'],
    ['a town misspelled', ['bayern', 'munchen-80331'], '', false, MUNICH],
    ['another state', ['hessen', 'muenchen-80331'], '', false, MUNICH],
    ['a county that the data does not have', ['bayern', 'oberbayern', 'muenchen-80331'], '', false, MUNICH],
    ['a state', ['bayern'], '', true, '/pelletpreise/bayern'],
    ['a postcode on the page of a state', ['bayern'], '80331', false, MUNICH],
    ['a town without a postcode', ['bayern', 'muenchen'], '', false, '/pelletpreise/bayern'],
    ['what is no state', ['atlantis'], '', false, '/pelletpreise'],
    ['nothing', ['-'], '', true, '/pelletpreise'],
  ] as const)('answers %s', async (_, parts, zipCode, Valid, ValidLocationUrl) => {
    expect(await check(parts, zipCode)).toEqual({ Valid, ValidLocationUrl });
  });

  it('refuses a postcode that is too long', async () => {
    expect(await refusal(`/api/site/1/pages/check-zipcode/bayern/-/-?zipCode=${'1'.repeat(11)}`)).toBe('VALIDATION');
  });
});

describe('GET /api/site/{countryId}/pages/local', () => {
  it('answers the postcodes of a state, by name', async () => {
    const { Items } = await links({ stateName: 'berlin' });
    expect(Items.length).toBeGreaterThan(180);
    expect(Items.find(({ ZipCode }) => ZipCode === '10115')).toEqual({
      ...{ Name: 'Berlin', ZipCode: '10115', Path: '/pelletpreise/berlin/berlin-10115' },
    });
    const names = Items.map(({ Name, ZipCode }) => `${Name} ${ZipCode}`);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'de')));
  });

  it('narrows them by the beginning of a name, however it is written', async () => {
    const { Items } = await links({ startsWith: 'MÜNCH' });
    expect(Items.length).toBeGreaterThan(50);
    expect(Items.every(({ Name }) => Name.startsWith('Münch'))).toBe(true);
  });

  it('answers none of a state that there is not, and all of a country without one', async () => {
    expect((await links({ stateName: 'wien' })).Items).toEqual([]);
    expect((await links({}, 2)).Items.length).toBeGreaterThan(2000);
  });
});
