import { vatOn, type Taxed } from './vat-on';

const RATES = [
  { countryId: 1, productGroupId: 3, productId: 0, validFrom: '2020-01-01', rateBasisPoints: 700 },
  { countryId: 1, productGroupId: 3, productId: 0, validFrom: '2027-01-01', rateBasisPoints: 1900 },
  { countryId: 1, productGroupId: 3, productId: 21, validFrom: '2026-07-01', rateBasisPoints: 500 },
  { countryId: 2, productGroupId: 3, productId: 0, validFrom: '2020-01-01', rateBasisPoints: 1300 },
  { countryId: 1, productGroupId: 4, productId: 0, validFrom: '2020-01-01', rateBasisPoints: 800 },
];

const LOOSE: Taxed = { countryId: 1, productGroupId: 3, productId: 20, day: '2026-11-21' };

describe.each([
  ['as they are kept', RATES],
  ['in the other order', [...RATES].reverse()],
])('the VAT rate, rates %s', (_, rates) => {
  it.each<[string, Partial<Taxed>, number]>([
    ['the group’s', {}, 700],
    ['until the last day', { day: '2026-12-31' }, 700],
    ['from the first day of the next', { day: '2027-01-01' }, 1900],
    ['after it', { day: '2027-01-02' }, 1900],
    ['from its own first day', { day: '2020-01-01' }, 700],
    ['the product’s own, before its group’s', { productId: 21 }, 500],
    ['the product’s own though the group’s is newer', { productId: 21, day: '2027-06-01' }, 500],
    ['its group’s until it has its own', { productId: 21, day: '2026-06-30' }, 700],
    ['the product’s own from its first day', { productId: 21, day: '2026-07-01' }, 500],
    ['another country’s', { countryId: 2 }, 1300],
    ['another group’s', { productGroupId: 4 }, 800],
  ])('is %s', (_name, fields, rate) => expect(vatOn(rates, { ...LOOSE, ...fields })).toBe(rate));

  it('is never guessed', () => {
    expect(() => vatOn(rates, { ...LOOSE, day: '2019-12-31' })).toThrow('no VAT rate for product 20 of group 3');
    expect(() => vatOn(rates, { ...LOOSE, countryId: 3 })).toThrow('in country 3 on 2026-11-21');
  });
});
