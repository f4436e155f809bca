import { findPlaces } from '../search/find-places';
import { placeEntries } from '../search/place-entries';
import type { PostcodeIndex } from '../import/postcode-index';
import { referencePostcodes } from '../import/reference-postcodes';
import { STATES } from '../local-pages/state-catalogue';
import { countiesIn, getSeatTowns } from './seat-entries';
import { getGenitive } from './county';

const rows = referencePostcodes();
const index: PostcodeIndex = {
  find: (countryId, zipCode) => rows.find((one) => one.countryId === countryId && one.zipCode === zipCode),
  inState: (stateId) => rows.filter((one) => one.stateId === stateId),
};
const counts = (countryId: number): Record<string, number> =>
  Object.fromEntries(
    STATES.filter((state) => state.countryId === countryId).map((state) => [state.name, countiesIn(state).length]),
  );
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('counties by state', () => {
  it('are the 294 of Germany', () => {
    expect(counts(1)).toEqual({
      ...{ 'Baden-Württemberg': 35, Bayern: 71, Berlin: 0, Brandenburg: 14, Bremen: 0, Hamburg: 0, Hessen: 21 },
      ...{ 'Mecklenburg-Vorpommern': 6, Niedersachsen: 37, 'Nordrhein-Westfalen': 31, 'Rheinland-Pfalz': 24 },
      ...{ Saarland: 6, Sachsen: 10, 'Sachsen-Anhalt': 11, 'Schleswig-Holstein': 11, Thüringen: 17 },
    });
    expect(sum(Object.values(counts(1)))).toBe(294);
  });

  it('are the districts of sixteen cantons, the two halves of Raron apart', () => {
    const matches = Object.entries(counts(3)).filter(([, count]) => count > 0);
    expect(Object.fromEntries(matches)).toEqual({
      ...{ Aargau: 11, 'Basel-Landschaft': 5, Bern: 10, Freiburg: 7, Graubünden: 11, Jura: 3, Luzern: 6, Schwyz: 6 },
      ...{ Solothurn: 10, 'St. Gallen': 8, Tessin: 8, Thurgau: 5, Waadt: 10, Wallis: 14, Zürich: 12 },
    });
  });

  it.each(STATES.filter((state) => countiesIn(state).length > 0))(
    'have one seat each among the towns of $name',
    (state) => {
      const towns = placeEntries(index, state.countryId).filter(
        (entry) => entry.kind === 'town' && entry.state === state,
      );
      const unsure = countiesIn(state).filter((county) => getSeatTowns(county, towns).length !== 1);
      expect(unsure.map(({ name }) => name)).toEqual([]);
      const names = countiesIn(state).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    },
  );
});

describe('a county', () => {
  it.each([
    [1, 'Landkreis Rosenheim', 'Rosenheim', 'Bayern', 'Sitz des Landkreises Rosenheim', '83022'],
    [1, 'Kreis Unna', 'Unna', 'Nordrhein-Westfalen', 'Sitz des Kreises Unna', '59423'],
    [1, 'Landkreis Unna', 'Unna', 'Nordrhein-Westfalen', 'Sitz des Kreises Unna', '59423'],
    [1, 'LK Harz', 'Halberstadt', 'Sachsen-Anhalt', 'Sitz des Landkreises Harz', '38820'],
    [1, 'lk leer', 'Leer (Ostfriesland)', 'Niedersachsen', 'Sitz des Landkreises Leer', '26789'],
    [
      1,
      'Rheinisch-Bergischer Kreis',
      'Bergisch Gladbach',
      'Nordrhein-Westfalen',
      'Sitz des Rheinisch-Bergischen Kreises',
      '51427',
    ],
    [1, 'Region Hannover', 'Hannover', 'Niedersachsen', 'Sitz der Region Hannover', '30159'],
    [1, 'Rhein-Hunsrück-Kreis', 'Simmern', 'Rheinland-Pfalz', 'Sitz des Rhein-Hunsrück-Kreises', '55469'],
    [1, 'Potsdam Mittelmark', 'Belzig', 'Brandenburg', 'Sitz des Landkreises Potsdam-Mittelmark', '14806'],
    [1, 'Landkreis Sankt Wendel', 'St. Wendel', 'Saarland', 'Sitz des Landkreises St. Wendel', '66606'],
    [3, 'Bezirk Hinwil', 'Hinwil', 'Zürich', 'Hauptort des Bezirks Hinwil', '8340'],
    [3, 'district de Lavaux-Oron', 'Cully', 'Waadt', 'Hauptort des Bezirks Lavaux-Oron', '1096'],
    [3, 'district de la Sarine', 'Fribourg', 'Freiburg', 'Hauptort des Bezirks Saane', '1700'],
    [3, 'Distretto di Leventina', 'Faido', 'Tessin', 'Hauptort des Bezirks Leventina', '6760'],
    [3, 'Wahlkreis Rheintal', 'Altstätten', 'St. Gallen', 'Hauptort des Wahlkreises Rheintal', '9450'],
    [3, 'Region Surselva', 'Ilanz', 'Graubünden', 'Hauptort der Region Surselva', '7130'],
  ] as const)('in country %i, %s leads to %s', (countryId, text, name, state, seatNote, zipCode) => {
    const { hits, meant } = findPlaces(index, countryId, text);
    expect(hits[0]).toMatchObject({ name, seatNote, state: { name: state } });
    expect(hits[0]?.places[0]?.zipCode).toBe(zipCode);
    expect(meant).toBeNull();
  });

  it('with a slip of the pen is offered', () => {
    const { hits, isMistyped } = findPlaces(index, 1, 'Landkreis Rosenhiem');
    expect(hits.map(({ name }) => name)).toContain('Rosenheim');
    expect(isMistyped).toBe(true);
  });

  it('offers its seat once, and leaves the town what its own name means', () => {
    const { hits, meant } = findPlaces(index, 1, 'Unna');
    expect(hits.filter(({ path }) => path === meant?.path)).toHaveLength(1);
    expect(meant).toMatchObject({ kind: 'town', name: 'Unna', seatNote: null });
  });

  it.each([
    ['Landkreis Unna', 'des Landkreises Unna'],
    ['Märkischer Kreis', 'des Märkischen Kreises'],
    ['Hochsauerlandkreis', 'des Hochsauerlandkreises'],
    ['Rhein-Kreis Neuss', 'des Rhein-Kreises Neuss'],
    ['Eifelkreis Bitburg-Prüm', 'des Eifelkreises Bitburg-Prüm'],
    ['Städteregion Aachen', 'der Städteregion Aachen'],
    ['Regionalverband Saarbrücken', 'des Regionalverbands Saarbrücken'],
    ['Bezirk Hinwil', 'des Bezirks Hinwil'],
  ])('%s stands in the genitive', (name, genitive) => {
    expect(getGenitive(name)).toBe(genitive);
  });
});
