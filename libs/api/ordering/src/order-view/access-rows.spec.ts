import type { AccessConditions } from '@heizplatz/contract';
import { accessRows } from './access-rows';

const ACCESS: AccessConditions = {
  LorryLengthM: 10,
  LorryHeightM: 3.5,
  LorryWeightT: 7.5,
  HoseDistanceM: 24,
  HasCoupling: true,
  HasPower230V: false,
  BoilerOffConfirmed: true,
  HasRoomConfirmed: true,
  IndustrialUseConfirmed: false,
  SecondPhone: '',
  UnknownAnswers: [],
  OtherStations: [],
};
const rows = (productGroupId: 1 | 3 | 4 | 10, fields: Partial<AccessConditions> = {}) =>
  accessRows({ accessConditions: { ...ACCESS, ...fields }, countryId: 1, productGroupId });
const labels = (productGroupId: 1 | 3 | 4 | 10) => rows(productGroupId).map(({ label }) => label);

describe('the access check as the dealer reads it', () => {
  it('answers only what the goods were asked for', () => {
    expect(labels(4)).toEqual(['Zufahrt für Lkw bis']);
    expect(labels(1)).toEqual(['Zufahrt für Lkw bis', 'Weg des Schlauchs']);
    expect(labels(3)).toContain('Heizung wird abgeschaltet');
    expect(labels(10).at(-1)).toBe('Kessel für Industriepellets zugelassen');
  });

  it('says half tonnes as they are', () => {
    expect(rows(3)[0]?.value).toBe('Länge 10 m, Höhe 3,5 m, Gewicht 7,5 t');
  });

  it('says what the customer does not know', () => {
    const notices = rows(3, { UnknownAnswers: ['LorryWeightT', 'HoseDistanceM', 'HasCoupling'] });
    expect(notices.map(({ value }) => value).slice(0, 4)).toEqual([
      'Länge 10 m, Höhe 3,5 m, Gewicht unbekannt',
      'weiß der Kunde nicht',
      'weiß der Kunde nicht',
      'nein',
    ]);
  });

  it('names each delivery point', () => {
    const { OtherStations: _, ...deliveryPoint } = ACCESS;
    const notices = rows(1, { OtherStations: [{ ...deliveryPoint, HoseDistanceM: 55 }] });
    expect(notices.map(({ label, value }) => `${label} ${value}`).filter((text) => text.includes('Weg'))).toEqual([
      'Lieferstelle 1: Weg des Schlauchs 24 m',
      'Lieferstelle 2: Weg des Schlauchs 55 m',
    ]);
  });
});
