import fc from 'fast-check';
import { readStoredConfiguration, writeStoredConfiguration } from './configuration-storage.ts';
import { defaultConfiguration } from '../configuration/default-configuration.ts';
import { anyConfiguration } from '../testing/any-configuration.ts';
import { memoryStorage } from '../testing/memory-storage.ts';

const STORED = new Date('2026-11-21T10:00:00Z');
const place = { countryId: 1, productGroupId: 3 } as const;
const whole = {
  ...defaultConfiguration(1, 3),
  ZipCode: '10115',
  Ordering: 'date',
  OfferProductCertifications: [2],
  OfferLooseBlowingProcess: [1],
  Initialized: true,
} as const;

const stored = (configuration: unknown, more: object = {}) =>
  memoryStorage({ hp_calc_1_3: JSON.stringify({ version: 1, keptAtMs: STORED.getTime(), configuration, ...more }) });

test('a configuration comes back whole, with what a query cannot carry', () => {
  fc.assert(
    fc.property(anyConfiguration, fc.boolean(), (rendered, Initialized) => {
      const configuration = {
        ...rendered,
        Initialized,
        OfferLooseBlowingProcess: [1],
        OfferProductCertifications: [1, 2],
      };
      const { CountryId: countryId, ProductGroupId: productGroupId } = configuration;
      const storage = memoryStorage();
      writeStoredConfiguration(configuration, storage, STORED);
      expect(readStoredConfiguration({ countryId, productGroupId }, storage, STORED)).toEqual(configuration);
      const other = productGroupId === 3 ? 4 : 3;
      expect(readStoredConfiguration({ countryId, productGroupId: other }, storage, STORED)).toBeUndefined();
    }),
  );
});

test.each([
  ['2026-11-28T09:59:59Z', true],
  ['2026-11-28T10:00:00Z', false],
  ['2026-11-21T09:59:59Z', false],
])('it holds for seven days: at %s %s', (now, isThere) => {
  expect(readStoredConfiguration(place, stored(whole), new Date(now)) !== undefined).toBe(isThere);
});

test.each([
  ['another version', whole, { version: 2 }],
  ['no time', whole, { keptAtMs: undefined }],
  ["another group's", { ...whole, ProductGroupId: 4 }, {}],
  ["another country's", { ...whole, CountryId: 2 }, {}],
  ['an amount as text', { ...whole, Amount: '6000' }, {}],
  ['a postcode of six digits', { ...whole, ZipCode: '101150' }, {}],
  ['ten stations', { ...whole, Stations: 10 }, {}],
  ['an unknown order', { ...whole, Ordering: 'price' }, {}],
  ['a wrong day', { ...whole, Parameters: [{ Id: 115, Key: '', DesiredDate: '10.12.2026' }] }, {}],
  ['a field less', { ...whole, Initialized: undefined }, {}],
])('%s is dropped', (_, configuration, more) => {
  expect(readStoredConfiguration(place, stored(configuration, more), STORED)).toBeUndefined();
});

test('nothing that may lie there makes reading fail', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readStoredConfiguration(place, memoryStorage({ hp_calc_1_3: text }), STORED)).toBeUndefined();
    }),
  );
});
