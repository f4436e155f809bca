import fc from 'fast-check';
import { readStoredCalculator, writeStoredCalculator } from './calculator-storage.ts';
import { EMPTY_STORED_CALCULATOR } from './stored-calculator.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { recallZipCheck, cacheZipCheck } from './zip-check-cache.ts';

const berlin = { countryId: 1, zipCode: '10115' } as const;
const at = (iso: string) => new Date(iso);

test('what is written is read again, and changes keep the rest', () => {
  const storage = memoryStorage();
  writeStoredCalculator(1, storage, { zipCode: '10115', amounts: { 3: 5000 } });
  writeStoredCalculator(1, storage, { productGroupIds: [4, 3], session: { expired: true, notified: false } });
  expect(readStoredCalculator(1, storage)).toEqual({
    version: 1,
    zipCode: '10115',
    amounts: { 3: 5000 },
    productGroupIds: [4, 3],
    session: { expired: true, notified: false },
    zipChecks: {},
  });
});

test('each country has its own', () => {
  const storage = memoryStorage();
  writeStoredCalculator(2, storage, { zipCode: '1010' });
  expect(readStoredCalculator(3, storage).zipCode).toBe('');
  expect(storage.getItem('hp_2')).toContain('1010');
});

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ ...EMPTY_STORED_CALCULATOR, version: 0, zipCode: '10115' })],
  ['an unknown group', JSON.stringify({ ...EMPTY_STORED_CALCULATOR, productGroupIds: [99] })],
  ['an amount as text', JSON.stringify({ ...EMPTY_STORED_CALCULATOR, amounts: { 3: '6000' } })],
  ["an unknown group's amount", JSON.stringify({ ...EMPTY_STORED_CALCULATOR, amounts: { 99: 6000 } })],
  ['a list', '[]'],
])('%s is dropped', (_, text) => {
  expect(readStoredCalculator(1, memoryStorage({ hp_1: text }))).toEqual(EMPTY_STORED_CALCULATOR);
});

test('nothing that may lie there makes reading fail', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readStoredCalculator(1, memoryStorage({ hp_1: text })).version).toBe(1);
    }),
  );
});

test("a postcode's check holds for two days", () => {
  const storage = memoryStorage();
  expect(recallZipCheck(storage, berlin, at('2026-11-21T10:00:00Z'))).toBeUndefined();
  cacheZipCheck(storage, { ...berlin, isValid: false }, at('2026-11-21T10:00:00Z'));
  expect(recallZipCheck(storage, berlin, at('2026-11-21T09:59:59Z'))).toBeUndefined();
  expect(recallZipCheck(storage, berlin, at('2026-11-21T10:00:00Z'))).toBe(false);
  expect(recallZipCheck(storage, berlin, at('2026-11-23T09:59:59Z'))).toBe(false);
  expect(recallZipCheck(storage, berlin, at('2026-11-23T10:00:00Z'))).toBeUndefined();
  expect(recallZipCheck(storage, { countryId: 2, zipCode: '10115' }, at('2026-11-21T10:00:00Z'))).toBeUndefined();
});

test('a check from the future is not believed, nor a name that every object has', () => {
  const storage = memoryStorage();
  cacheZipCheck(storage, { ...berlin, isValid: true }, at('2027-01-01T00:00:00Z'));
  expect(recallZipCheck(storage, berlin, at('2026-11-21T10:00:00Z'))).toBeUndefined();
  const constructor = { countryId: 1, zipCode: 'constructor' } as const;
  expect(recallZipCheck(storage, constructor, at('2026-11-21T10:00:00Z'))).toBeUndefined();
});

test('the latest fifty checks are kept, beside what else is stored', () => {
  const storage = memoryStorage();
  writeStoredCalculator(1, storage, { zipCode: '10115' });
  for (let minute = 0; minute < 60; minute += 1) {
    const zipCode = String(10000 + minute);
    cacheZipCheck(storage, { countryId: 1, zipCode, isValid: true }, new Date(minute * 60_000));
  }
  const { zipChecks, zipCode } = readStoredCalculator(1, storage);
  expect(Object.keys(zipChecks)).toHaveLength(50);
  expect(zipChecks['10009']).toBeUndefined();
  expect(zipChecks['10010']).toBeDefined();
  expect(zipCode).toBe('10115');
});

test('a postcode that is checked again takes no second place among the fifty', () => {
  const storage = memoryStorage();
  const zipCodes = Array.from({ length: 50 }, (_, index) => String(10_000 + index));
  for (const [minute, zipCode] of zipCodes.entries()) {
    cacheZipCheck(storage, { countryId: 1, zipCode, isValid: true }, new Date(minute * 60_000));
  }
  cacheZipCheck(storage, { countryId: 1, zipCode: '10049', isValid: false }, new Date(50 * 60_000));
  const { zipChecks } = readStoredCalculator(1, storage);
  expect(Object.keys(zipChecks).sort()).toEqual(zipCodes);
  expect(zipChecks['10049']).toEqual({ isValid: false, checkedAtMs: 50 * 60_000 });
});

test('what is two days old or of the future is not stored again', () => {
  const storage = memoryStorage();
  const check = (zipCode: string, iso: string) =>
    cacheZipCheck(storage, { countryId: 1, zipCode, isValid: true }, at(iso));
  check('10115', '2026-11-21T10:00:00Z');
  check('80331', '2026-11-21T10:00:01Z');
  check('50667', '2026-11-23T10:00:00Z');
  expect(Object.keys(readStoredCalculator(1, storage).zipChecks).sort()).toEqual(['50667', '80331']);
  check('20095', '2026-11-22T10:00:00Z');
  expect(Object.keys(readStoredCalculator(1, storage).zipChecks).sort()).toEqual(['20095', '80331']);
});
