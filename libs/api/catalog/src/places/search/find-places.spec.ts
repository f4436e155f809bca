import type { CountryId } from '@heizplatz/contract';
import { findPlaces } from './find-places';
import type { KnownPlace, PostcodeIndex } from '../import/postcode-index';
import { referencePostcodes } from '../import/reference-postcodes';

function getIndex(places: readonly KnownPlace[]): PostcodeIndex {
  return {
    find: (countryId, zipCode) => places.find((one) => one.countryId === countryId && one.zipCode === zipCode),
    inState: (stateId) => places.filter((one) => one.stateId === stateId),
  };
}
const rows = referencePostcodes();
const index = getIndex(rows);
const find = (countryId: CountryId, text: string) => findPlaces(index, countryId, text);
const first = (countryId: CountryId, text: string) => find(countryId, text).hits[0]?.name;

describe('a place by its name', () => {
  it.each([
    [1, 'münchen', 'München'],
    [1, 'Muenchen', 'München'],
    [1, 'Munchen', 'München'],
    [1, 'Munich', 'München'],
    [1, 'Giessen', 'Gießen'],
    [1, 'Bayern', 'Bayern'],
    [1, 'Berlin', 'Berlin'],
    [2, 'St. Pölten', 'St. Pölten'],
    [2, 'Sankt Pölten', 'St. Pölten'],
    [2, 'sankt poelten', 'St. Pölten'],
    [2, 'Wien', 'Wien'],
    [3, 'Sankt Gallen', 'St. Gallen'],
    [3, 'Neuchâtel', 'Neuenburg'],
    [3, 'Bienne', 'Biel/Bienne'],
    [3, 'Ginevra', 'Genf'],
    [3, 'Vaud', 'Waadt'],
    [3, 'Ticino', 'Tessin'],
    [3, 'Sitten', 'Sion'],
    [3, 'Wallis', 'Wallis'],
  ] as const)('in country %i, %s is %s', (countryId, text, name) => {
    expect(first(countryId, text)).toBe(name);
  });

  it.each([
    [1, 'Regensbrug', 'Regensburg'],
    [1, 'Hanover', 'Hannover'],
    [1, 'Stutgart', 'Stuttgart'],
    [2, 'Inssbruck', 'Innsbruck'],
    [3, 'Winterthurr', 'Winterthur'],
  ] as const)('in country %i, the slip %s offers %s and does not guess it', (countryId, text, name) => {
    const { hits, meant, isMistyped } = find(countryId, text);
    expect(hits.map((hit) => hit.name)).toContain(name);
    expect([meant, isMistyped]).toEqual([null, true]);
  });

  it.each([
    [1, 'Halle', ['Halle (Saale)', 'Halle (Westf.)']],
    [1, 'Frankfurt', ['Frankfurt am Main', 'Frankfurt (Oder)']],
    [1, 'Neustadt', ['Neustadt an der Weinstraße', 'Neustadt am Rübenberge', 'Neustadt (Hessen)']],
    [3, 'Biel', ['Biel/Bienne', 'Biel', 'Biel-Benken']],
    [3, 'Genf', ['Genf', 'Genève']],
    [3, 'Wallis', ['Wallis', 'Wallisellen']],
  ] as const)('in country %i, %s offers each of %j', (countryId, text, names) => {
    expect(find(countryId, text).hits.map((hit) => hit.name)).toEqual(expect.arrayContaining([...names]));
  });

  it.each([
    [1, 'Halle'],
    [1, 'Frankfurt'],
    [1, 'Neustadt'],
    [3, 'Biel'],
    [3, 'Genf'],
  ] as const)('in country %i, %s means none of them', (countryId, text) => {
    expect(find(countryId, text).meant).toBeNull();
  });

  it.each([
    [1, 'Frankfurt am Main', '/pelletpreise/hessen/frankfurt-am-main-60308'],
    [1, 'Halle Sachsen-Anhalt', '/pelletpreise/sachsen-anhalt/halle-saale-06108'],
    [1, 'Berlin', '/pelletpreise/berlin'],
    [3, 'Valais', '/pelletpreise/wallis'],
  ] as const)('in country %i, %s means %s', (countryId, text, path) => {
    expect(find(countryId, text).meant?.path).toBe(path);
  });

  it('is found by its county', () => {
    const county = 'Landkreis Garmisch-Partenkirchen';
    const own = getIndex(
      rows.map((row) => (row.zipCode === '82467' || row.zipCode === '82481' ? { ...row, county } : row)),
    );
    const { hits } = findPlaces(own, 1, 'Landkreis Garmisch');
    expect(new Set(hits.map((hit) => hit.places[0]?.zipCode))).toEqual(new Set(['82467', '82481']));
  });

  it.each(['Bezirk Zwettl', 'wels-land bezirk', 'Bezirk Liezen', 'Bezirk Imst'])(
    'is found by its district in Austria, as the packages name it: %s',
    (text) => {
      const county = `Bezirk ${text.replace(/\s?bezirk\s?/i, '')}`.toLowerCase();
      const counties = find(2, text).hits.map((hit) => hit.county?.toLowerCase());
      expect(counties.filter((one) => one === county).length).toBeGreaterThan(4);
    },
  );

  it('is found though another place gives its postcode the name', () => {
    expect(find(3, 'Biel').hits.map(({ places }) => places[0]?.zipCode)).toContain('3989');
    expect(find(1, 'Hierankl').hits[0]).toMatchObject({ name: 'Hierankl', path: expect.stringMatching(/-83359$/) });
  });

  it.each(['', '  ', 'Atlantis', '///', 'x'.repeat(60)])('%j is none', (text) => {
    expect(find(1, text)).toEqual({ hits: [], meant: null, isMistyped: false });
  });
});

describe('a place by its postcode', () => {
  it.each([
    [1, '80331', '/pelletpreise/bayern/muenchen-80331'],
    [1, '80331 München', '/pelletpreise/bayern/muenchen-80331'],
    [1, '10115', '/pelletpreise/berlin/berlin-10115'],
    [3, '1201', '/pelletpreise/genf/geneve-1201'],
  ] as const)('in country %i, %s means %s', (countryId, text, path) => {
    expect(find(countryId, text).meant?.path).toBe(path);
  });

  it('offers the towns of its beginning', () => {
    const { hits, meant } = find(1, '8033');
    expect(hits.map((hit) => hit.name)).toEqual(['München']);
    expect(hits[0]?.places.length).toBeGreaterThan(3);
    expect(meant).toBeNull();
  });

  it.each([
    [1, '00000'],
    [2, '1000'],
    [3, '8021'],
    [3, '80331'],
  ] as const)('in country %i, %s is none', (countryId, text) => {
    expect(find(countryId, text).hits).toEqual([]);
  });
});
