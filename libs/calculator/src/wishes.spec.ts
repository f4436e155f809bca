import fc from 'fast-check';
import { decodeCalculatorQuery } from './decode-calculator-query';
import { anyConfiguration } from './testing/any-configuration';
import { wishesOf, withoutWish } from './wishes';

const asked = (query: string) =>
  decodeCalculatorQuery(new URLSearchParams(`zipCode=10115&amount=6000&${query}`), { countryId: 1, productGroupId: 3 });

describe('wishes', () => {
  it('are what is asked for beyond the standard, without the customer group', () => {
    expect(wishesOf(asked('options=2,122,-2&pc=1,2&lbp=1&ap=1&cn=1&sort=date'))).toEqual([
      { Field: 'Parameters', Id: 122 },
      { Field: 'Parameters', Id: 2 },
      { Field: 'ProductCertifications', Id: 0 },
      { Field: 'LooseBlowingProcess', Id: 0 },
      { Field: 'AppointmentPlus', Id: 0 },
      { Field: 'OnlyCertified', Id: 0 },
    ]);
    expect(wishesOf(asked('options=2'))).toEqual([]);
  });

  it('can be dropped, each for itself, until none is left', () => {
    fc.assert(
      fc.property(anyConfiguration, (configuration) => {
        const left = wishesOf(configuration).reduce(withoutWish, configuration);
        expect(wishesOf(left)).toEqual([]);
        expect([left.ZipCode, left.Amount, left.Stations]).toEqual([
          configuration.ZipCode,
          configuration.Amount,
          configuration.Stations,
        ]);
      }),
    );
  });
});
