import fc from 'fast-check';
import type { CalculatorConfiguration } from '../configuration/calculator-configuration.ts';
import { decodeCalculatorQuery } from './decode-calculator-query.ts';
import { defaultConfiguration } from '../configuration/default-configuration.ts';
import { encodeCalculatorQuery } from './encode-calculator-query.ts';
import { decodeOrderFlags } from '../configuration/order-flags.ts';
import { anyConfiguration, anyQuery } from '../testing/any-configuration.ts';

const germanPellets = { countryId: 1, productGroupId: 3 } as const;
const start = defaultConfiguration(1, 3);
const decode = (text: string, place: Parameters<typeof decodeCalculatorQuery>[1] = germanPellets) =>
  decodeCalculatorQuery(new URLSearchParams(text), place);

test('what is written is read again', () => {
  fc.assert(
    fc.property(anyConfiguration, (configuration) => {
      const { CountryId: countryId, ProductGroupId: productGroupId } = configuration;
      expect(decode(encodeCalculatorQuery(configuration), { countryId, productGroupId })).toEqual(configuration);
    }),
  );
});

test('what is written needs no escaping', () => {
  fc.assert(
    fc.property(anyConfiguration, (configuration) => {
      const text = encodeCalculatorQuery(configuration, { allowCompany: true, allowInvoiceAddress: false });
      expect(text).toMatch(/^[\w=&,$-]*$/);
    }),
  );
});

test('any query gives a configuration within its bounds', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const read = decodeCalculatorQuery(query, germanPellets);
      expect(read.ZipCode).toMatch(/^(\d{5})?$/);
      expect(Number.isInteger(read.Amount) && read.Amount >= 0 && read.Amount <= 1_000_000).toBe(true);
      expect(read.Stations >= 1 && read.Stations <= 9).toBe(true);
      expect(read.Parameters.length).toBeLessThanOrEqual(40);
      expect(decode(encodeCalculatorQuery(read))).toEqual({ ...read, IsDefault: false });
    }),
  );
});

test.each<[string, Partial<CalculatorConfiguration>]>([
  ['zipCode=10115', { ZipCode: '10115' }],
  ['zipCode=+10115+', { ZipCode: '10115' }],
  ['amount=6000', { Amount: 6000 }],
  ['amount=6.000', { Amount: 6000 }],
  ['amount=6%E2%80%99000', { Amount: 6000 }],
  ['amount=12+000', { Amount: 12000 }],
  ['amount=0', { Amount: 0 }],
  ['amount=400000', { Amount: 400000 }],
  ['stations=3', { Stations: 3 }],
  ['product=21', { Product: { Id: 21 } }],
  ['pbc=65', { PalletBagCount: 65 }],
  ['pbs=15', { PalletBagSize: 15 }],
  ['ap=1', { AppointmentPlus: true }],
  ['cn=1', { OnlyCertified: true }],
  ['lbp=1', { LooseBlowingProcess: [1] }],
  ['pc=2,1,2', { ProductCertifications: [2, 1] }],
  ['sort=rating', { Ordering: 'rating' }],
  ['options=131', { Parameters: [{ Id: 131, Key: '' }] }],
  ['options=131~2', { Parameters: [{ Id: 131, Key: '', Modifier: 2 }] }],
  ['options=131$2', { Parameters: [{ Id: 131, Key: '', Modifier: 2 }] }],
  ['options=131%242', { Parameters: [{ Id: 131, Key: '', Modifier: 2 }] }],
  ['options=115$dt2026-12-10', { Parameters: [{ Id: 115, Key: '', DesiredDate: '2026-12-10' }] }],
  ['options=-1', { Parameters: [{ Id: 1, Key: 'Payment' }] }],
  ['options=-3', { Parameters: [{ Id: 3, Key: 'Payment', Modifier: 6 }] }],
  ['options=-3$12', { Parameters: [{ Id: 3, Key: 'Payment', Modifier: 12 }] }],
  ['options=3', { Parameters: [{ Id: 3, Key: 'CustomerGroup' }] }],
  ['options=4', { Parameters: [{ Id: 4, Key: '' }] }],
  ['options=2,3', { Parameters: [{ Id: 2, Key: 'CustomerGroup' }] }],
  ['options=-2,-3$12', { Parameters: [{ Id: 2, Key: 'Payment' }] }],
  ['options=-3~3', { Parameters: [{ Id: 3, Key: 'Payment', Modifier: 3 }] }],
  ['options=116$2$dt2026-12-10', { Parameters: [{ Id: 116, Key: '', Modifier: 2, DesiredDate: '2026-12-10' }] }],
  ['options=131,101&options=171', { Parameters: [131, 101, 171].map((Id) => ({ Id, Key: '' })) }],
  ['options=131,+101', { Parameters: [131, 101].map((Id) => ({ Id, Key: '' })) }],
  ['options=131,131$4', { Parameters: [{ Id: 131, Key: '' }] }],
  [
    'options=1,-1',
    {
      Parameters: [
        { Id: 1, Key: 'CustomerGroup' },
        { Id: 1, Key: 'Payment' },
      ],
    },
  ],
  ['options=x,131,$,12$dt2026-02-31', { Parameters: [{ Id: 131, Key: '' }] }],
])('%s is read', (text, input) => {
  expect(decode(text)).toStrictEqual({ ...start, ...input, IsDefault: false });
});

test.each([
  '',
  'zipCode=1011',
  'zipCode=1o115',
  'zipCode=',
  'amount=viel',
  'amount=-6000',
  'amount=6.5',
  'amount=6e3',
  'amount=0x10',
  'amount=1000001',
  'amount=Infinity',
  'stations=0',
  'stations=10',
  'stations=1.5',
  'product=-1',
  'product=a',
  'pbc=',
  'pbs=x',
  'ap=true',
  'ap=0',
  'cn=ja',
  'lbp=2',
  'sort=price',
  'pc=a,b',
  'options=',
  'options=0',
  'options=--1',
  'options=131~',
  'options=115$dt10.12.2026',
  'ZIPCODE=10115',
  'else=1',
])('%s is ignored', (text) => {
  expect(decode(text)).toEqual(start);
});

test('the first forty options and the first twenty certificates are read', () => {
  const ids = Array.from({ length: 41 }, (_, index) => 101 + index);
  const { Parameters, ProductCertifications } = decode(`options=${ids.join()}&pc=${ids.slice(0, 21).join()}`);
  expect(Parameters.map(({ Id }) => Id)).toEqual(ids.slice(0, 40));
  expect(ProductCertifications).toEqual(ids.slice(0, 20));
});

test('a postcode is read by its own country only', () => {
  expect(decode('zipCode=1010').ZipCode).toBe('');
  expect(decode('zipCode=1010', { countryId: 2, productGroupId: 3 }).ZipCode).toBe('1010');
  expect(decode('zipCode=10115', { countryId: 3, productGroupId: 3 }).ZipCode).toBe('');
});

test('the modifier is written after $', () => {
  const Parameters = [
    { Id: 131, Key: 'Hose', Modifier: 2 },
    { Id: 115, Key: 'WishDate', DesiredDate: '2026-12-10' },
    { Id: 3, Key: 'Payment', Modifier: 12 },
  ];
  expect(encodeCalculatorQuery({ ...start, ZipCode: '10115', Parameters })).toBe(
    'zipCode=10115&amount=6000&options=131$2,115$dt2026-12-10,-3$12',
  );
});

test.each([-1, 0])('product %i is the usual one, which is not written', (Id) => {
  expect(encodeCalculatorQuery({ ...start, Product: { Id } })).toBe('amount=6000');
});

test('ac and ai are read as they are written, beside any configuration', () => {
  const flags = fc.record({ allowCompany: fc.boolean(), allowInvoiceAddress: fc.boolean() }, { requiredKeys: [] });
  fc.assert(
    fc.property(anyConfiguration, flags, (configuration, input) => {
      const { CountryId: countryId, ProductGroupId: productGroupId } = configuration;
      const text = encodeCalculatorQuery(configuration, input);
      expect(decodeOrderFlags(new URLSearchParams(text))).toEqual(input);
      expect(decode(text, { countryId, productGroupId })).toEqual(configuration);
    }),
  );
});

test('ac and ai stand beside the configuration', () => {
  const text = encodeCalculatorQuery(start, { allowCompany: true, allowInvoiceAddress: false });
  expect(text).toBe('amount=6000&ac=1&ai=0');
  expect(decodeOrderFlags(new URLSearchParams(text))).toEqual({ allowCompany: true, allowInvoiceAddress: false });
  expect(decodeOrderFlags(new URLSearchParams('ac=ja&ai=maybe'))).toStrictEqual({ allowCompany: true });
  expect(decodeOrderFlags(new URLSearchParams('ai=nein'))).toStrictEqual({ allowInvoiceAddress: false });
});
