import fc from 'fast-check';
import { decodeCalculatorQuery } from '../query/decode-calculator-query.ts';
import { anyConfiguration } from '../testing/any-configuration.ts';
import { getWishes, omitWish } from './wishes.ts';

const request = (query: string) =>
  decodeCalculatorQuery(new URLSearchParams(`zipCode=10115&amount=6000&${query}`), { countryId: 1, productGroupId: 3 });

describe('wishes', () => {
  it('are what is asked for beyond the standard, without the customer group', () => {
    expect(getWishes(request('options=2,122,-2&pc=1,2&lbp=1&ap=1&cn=1&sort=date'))).toEqual([
      { Field: 'Parameters', Id: 122 },
      { Field: 'Parameters', Id: 2 },
      { Field: 'ProductCertifications', Id: 0 },
      { Field: 'LooseBlowingProcess', Id: 0 },
      { Field: 'AppointmentPlus', Id: 0 },
      { Field: 'OnlyCertified', Id: 0 },
    ]);
    expect(getWishes(request('options=2'))).toEqual([]);
  });

  it('are another product than the usual one, and sizes and numbers of bags', () => {
    const configuration = request('');
    const of = (fields: Partial<typeof configuration>) => getWishes({ ...configuration, ...fields });
    expect(of({ Product: { Id: 21 } })).toEqual([{ Field: 'Product', Id: 21 }]);
    for (const Id of [20, 0, -1]) expect(of({ Product: { Id } })).toEqual([]);
    expect(of({ PalletBagSize: 15, PalletBagCount: 65 })).toEqual([
      { Field: 'PalletBagSize', Id: 15 },
      { Field: 'PalletBagCount', Id: 65 },
    ]);
  });

  it('are dropped without a trace on the others', () => {
    const configuration = { ...request('options=2,122,131&pc=1&lbp=1&ap=1&cn=1'), Product: { Id: 21 } };
    const without = (Field: Parameters<typeof omitWish>[1]['Field'], Id = 0) => omitWish(configuration, { Field, Id });
    expect(without('Product', 21)).toEqual({ ...configuration, Product: { Id: -1 } });
    const others = configuration.Parameters.filter(({ Id }) => Id !== 122);
    expect(others).toHaveLength(configuration.Parameters.length - 1);
    expect(without('Parameters', 122)).toEqual({ ...configuration, Parameters: others });
    expect(without('ProductCertifications')).toEqual({ ...configuration, ProductCertifications: [] });
    expect(without('LooseBlowingProcess')).toEqual({ ...configuration, LooseBlowingProcess: [] });
    expect(without('AppointmentPlus')).toEqual({ ...configuration, AppointmentPlus: false });
  });

  it('keep whose prices are shown, even under the number of an option', () => {
    const group = { Id: 122, Key: 'CustomerGroup' } as (typeof configuration.Parameters)[number];
    const configuration = request('options=122');
    const both = { ...configuration, Parameters: [group, ...configuration.Parameters] };
    expect(omitWish(both, { Field: 'Parameters', Id: 122 }).Parameters).toEqual([group]);
  });

  it('can be dropped, each for itself, until none is left', () => {
    fc.assert(
      fc.property(anyConfiguration, (configuration) => {
        const left = getWishes(configuration).reduce(omitWish, configuration);
        expect(getWishes(left)).toEqual([]);
        expect([left.ZipCode, left.Amount, left.Stations]).toEqual([
          configuration.ZipCode,
          configuration.Amount,
          configuration.Stations,
        ]);
      }),
    );
  });
});
