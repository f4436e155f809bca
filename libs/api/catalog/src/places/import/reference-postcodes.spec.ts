import { readReferencePlaces } from './read-geonames';
import { referencePostcodes } from './reference-postcodes';
import { STATES } from '../local-pages/state-catalogue';

const rows = referencePostcodes();
const places = readReferencePlaces();
const find = (countryId: number, zipCode: string) =>
  rows.find((row) => row.countryId === countryId && row.zipCode === zipCode);
const stateName = (countryId: number, zipCode: string) =>
  STATES.find(({ id }) => id === find(countryId, zipCode)?.stateId)?.name;

describe('the rows of places.txt', () => {
  it('are a place of a postcode each, once, those of one postcode together and in one state', () => {
    const named = places.map(({ countryId, zipCode, placeName }) => `${countryId}/${zipCode}/${placeName}`);
    expect(new Set(named).size).toBe(places.length);
    const changes = places.filter(
      ({ countryId, zipCode }, index) =>
        countryId !== places[index - 1]?.countryId || zipCode !== places[index - 1]?.zipCode,
    );
    expect(changes).toHaveLength(rows.length);
    expect(new Set(places.map(({ zipCode, stateId }) => `${zipCode}/${stateId}`)).size).toBe(
      new Set(rows.map(({ zipCode, stateId }) => `${zipCode}/${stateId}`)).size,
    );
  });

  it.each([
    [1, '25938', 12, ['Wyk auf Föhr', 'Alkersum', 'Oldsum']],
    [1, '14913', 75, ['Jüterbog']],
    [3, '3961', 7, ['Grimentz', 'Vissoie']],
  ])('of country %i have %s with its %i places, the main one among them', (countryId, zipCode, count, some) => {
    const own = places.filter((place) => place.countryId === countryId && place.zipCode === zipCode);
    expect(own).toHaveLength(count);
    expect(own.map(({ placeName }) => placeName)).toEqual(expect.arrayContaining(some));
    expect(own[0]?.placeName).toBe(find(countryId, zipCode)?.placeName);
  });
});

describe('the reference postcodes', () => {
  it('are 8,255 German, 2,355 Austrian and 3,258 Swiss ones, without post-office boxes', () => {
    const count = (countryId: number) => rows.filter((row) => row.countryId === countryId).length;
    expect(count(1)).toBe(8255);
    expect(count(2)).toBe(2355);
    expect(count(3)).toBe(3258);
    expect(new Set(rows.map(({ countryId, zipCode }) => `${countryId}/${zipCode}`)).size).toBe(rows.length);
  });

  it.each([
    [2, ['1000', '1015', '1400', '1502', '4010', '8000', '8036', '5010', '6010']],
    [3, ['8000', '8021', '8099', '1211', '3001', '3041', '4002', '2501', '2002', '6002', '5431', '3085']],
  ])('of country %i hold no post-office box and no code of a company', (countryId, special) => {
    expect(special.filter((zipCode) => find(countryId, zipCode) !== undefined)).toEqual([]);
  });

  it.each([
    [2, ['1010', '1230', '1300', '4020', '8010', '8045', '5020', '6020', '9020']],
    [3, ['8001', '8064', '1201', '3011', '4051', '2502', '2000', '6003', '1000', '5000']],
  ])('of country %i keep where somebody lives', (countryId, lived) => {
    expect(lived.filter((zipCode) => find(countryId, zipCode) === undefined)).toEqual([]);
  });

  it('have as many digits as their country wants, with leading zeros', () => {
    expect(rows.filter(({ countryId, zipCode }) => !(countryId === 1 ? /^\d{5}$/ : /^\d{4}$/).test(zipCode))).toEqual(
      [],
    );
    expect(find(1, '01067')?.placeName).toBe('Dresden');
  });

  it('each lie in a state of their own country, at a point within it', () => {
    const countryOfState = new Map(STATES.map(({ id, countryId }) => [id, countryId]));
    const boxes = { 1: [47.2, 55.1, 5.8, 15.1], 2: [46.3, 49.1, 9.5, 17.2], 3: [45.8, 47.9, 5.9, 10.5] };
    const wrong = rows.filter(({ countryId, stateId, latitude, longitude }) => {
      const [south = 0, north = 0, west = 0, east = 0] =
        countryId === 1 ? boxes[1] : countryId === 2 ? boxes[2] : boxes[3];
      const isInside = latitude > south && latitude < north && longitude > west && longitude < east;
      return countryOfState.get(stateId) !== countryId || !isInside;
    });
    expect(wrong).toEqual([]);
  });

  it('have a name without the abbreviations of the post office', () => {
    const german = rows.filter(({ countryId }) => countryId === 1);
    expect(german.filter(({ placeName }) => placeName === '' || / b\.? |,/.test(placeName))).toEqual([]);
  });

  it.each([
    [1, '60311', 'Frankfurt am Main', 'Hessen'],
    [1, '80331', 'München', 'Bayern'],
    [1, '25938', 'Wyk auf Föhr', 'Schleswig-Holstein'],
    [2, '1010', 'Wien', 'Wien'],
    [2, '4300', 'St. Valentin', 'Niederösterreich'],
    [2, '5280', 'Braunau am Inn', 'Oberösterreich'],
    [2, '9900', 'Lienz', 'Tirol'],
    [2, '8380', 'Jennersdorf', 'Burgenland'],
    [3, '8001', 'Zürich', 'Zürich'],
    [3, '1201', 'Genève', 'Genf'],
  ])('country %i, %s is %s in %s', (countryId, zipCode, placeName, state) => {
    expect(find(countryId, zipCode)?.placeName).toBe(placeName);
    expect(stateName(countryId, zipCode)).toBe(state);
  });

  it('say in words why Helgoland, Büsingen, Samnaun, Jungholz and the Kleinwalsertal are special', () => {
    const special = rows.filter(({ deliveryRule }) => deliveryRule !== null).map(({ zipCode }) => zipCode);
    expect(special.sort()).toEqual(['27498', '6691', '6991', '6992', '6993', '7562', '7563', '78266'].sort());
  });

  it.each([
    ['3920', 'Bezirk Zwettl'],
    ['4600', null],
    ['1010', null],
    ['8010', null],
    ['8940', 'Bezirk Liezen'],
    ['6460', 'Bezirk Imst'],
  ])('lie in Austria in their district: %s in %s', (zipCode, county) => {
    expect(find(2, zipCode)?.county).toBe(county);
  });

  it('have a district for most of Austria, and none where the file has none', () => {
    const share = (countryId: number) => {
      const own = rows.filter((row) => row.countryId === countryId);
      return own.filter(({ county }) => county !== null).length / own.length;
    };
    expect(share(2)).toBeGreaterThan(0.6);
    expect([share(1), share(3)]).toEqual([0, 0]);
  });
});
