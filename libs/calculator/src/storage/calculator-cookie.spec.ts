import fc from 'fast-check';
import { calculatorCookieLine, decodeCalculatorCookie, encodeCalculatorCookie } from './calculator-cookie.ts';
import { defaultConfiguration } from '../configuration/default-configuration.ts';
import { calculatorCookie } from './storage-keys.ts';
import { anyConfiguration } from '../testing/any-configuration.ts';

const place = { countryId: 2, productGroupId: 10 } as const;

test('a cookie has at most 300 bytes, in signs that cookies may carry', () => {
  fc.assert(
    fc.property(anyConfiguration, (configuration) => {
      const value = encodeCalculatorCookie(configuration);
      const name = calculatorCookie(configuration.CountryId, configuration.ProductGroupId);
      expect(Buffer.byteLength(`${name}=${value}`)).toBeLessThanOrEqual(300);
      expect(value).toMatch(/^[\w=&!$-]*$/);
    }),
  );
});

test('an ordinary choice comes back whole, a long one with its first options', () => {
  fc.assert(
    fc.property(anyConfiguration, (configuration) => {
      const { CountryId: countryId, ProductGroupId: productGroupId, Parameters, ProductCertifications } = configuration;
      const read = decodeCalculatorCookie(encodeCalculatorCookie(configuration), { countryId, productGroupId });
      expect(read).toEqual({
        ...configuration,
        Parameters: Parameters.slice(0, read?.Parameters.length),
        ProductCertifications: ProductCertifications.slice(0, read?.ProductCertifications.length),
      });
      if (Parameters.length + ProductCertifications.length < 5) expect(read).toEqual(configuration);
    }),
  );
});

test('300 bytes are kept whole, and one more costs the last option alone', () => {
  const first = Array.from({ length: 24 }, (_, index) => ({ Id: 100_000_001 + index, Key: '' }));
  const full = {
    ...defaultConfiguration(2, 10),
    IsDefault: false,
    ZipCode: '1010',
    Parameters: [...first, { Id: 999_999_999, Key: '', Modifier: 1234 }],
  };
  expect(`hp_calc_2_10=${encodeCalculatorCookie(full)}`).toHaveLength(300);
  expect(decodeCalculatorCookie(encodeCalculatorCookie(full), place)).toEqual(full);
  const longer = { ...full, Amount: 60_000 };
  expect(decodeCalculatorCookie(encodeCalculatorCookie(longer), place)).toEqual({ ...longer, Parameters: first });
});

test('where it is too long without options, the last certificates are left out', () => {
  const certificates = Array.from({ length: 20 }, (_, index) => 100_000_001 + index);
  const long = {
    ...defaultConfiguration(2, 10),
    IsDefault: false,
    ZipCode: '1010',
    Stations: 9,
    Product: { Id: 999_999_999 },
    Parameters: [{ Id: 131, Key: '' }],
    PalletBagSize: 999_999_999,
    PalletBagCount: 999_999_999,
    AppointmentPlus: true,
    ProductCertifications: certificates,
  };
  expect(decodeCalculatorCookie(encodeCalculatorCookie(long), place)).toEqual({
    ...long,
    Parameters: [],
    ProductCertifications: certificates.slice(0, 19),
  });
});

test.each([undefined, '', 'nonsense', 'zipCode=x', '%', '!!!'])('%j gives nothing', (value) => {
  expect(decodeCalculatorCookie(value, place)).toBeUndefined();
});

test('it lives seven days, lax and secure, under the name of country and group', () => {
  expect(calculatorCookieLine({ ...defaultConfiguration(2, 10), ZipCode: '1010' })).toBe(
    'hp_calc_2_10=zipCode=1010&amount=6000; Max-Age=604800; Path=/; SameSite=Lax; Secure',
  );
});
