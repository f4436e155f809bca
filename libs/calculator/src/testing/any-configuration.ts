import fc from 'fast-check';
import type { CalculatorConfiguration, ConfigurationParameter } from '../configuration/calculator-configuration.ts';
import { defaultConfiguration } from '../configuration/default-configuration.ts';
import { QUERY_NAMES } from '../query/query-names.ts';

const id = fc.integer({ min: 1, max: 999_999_999 });
const modifier = fc.integer({ min: -999_999_999, max: 999_999_999 });
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const parameter = fc
  .record(
    { Id: id, Key: fc.constantFrom('', 'Payment', 'CustomerGroup'), Modifier: modifier, DesiredDate: day },
    { requiredKeys: ['Id', 'Key'] },
  )
  .map((chosen): ConfigurationParameter => ({
    ...(chosen.Key === 'Payment' && chosen.Id === 3 && { Modifier: 6 }),
    ...chosen,
    ...(chosen.Key === 'CustomerGroup' && { Id: 1 + (chosen.Id % 3) }),
    ...(chosen.Key === '' && { Id: Math.max(chosen.Id, 4) }),
  }));

/** Configurations as a query can carry them: without an offer's variant, one payment and one customer group. */
export const anyConfiguration = fc
  .record({
    countryId: fc.constantFrom(1 as const, 2 as const, 3 as const),
    productGroupId: fc.constantFrom(...([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const)),
    digits: fc.option(fc.integer({ min: 0, max: 9999 })),
    amount: fc.integer({ min: 0, max: 1_000_000 }),
    deliveryPoints: fc.integer({ min: 1, max: 9 }),
    productId: fc.option(id, { nil: -1 }),
    parameters: fc.uniqueArray(parameter, { maxLength: 40, selector: ({ Id, Key }) => Key || String(Id) }),
    certifications: fc.uniqueArray(id, { maxLength: 20 }),
    isBlown: fc.boolean(),
    bagSize: fc.option(id),
    bagCount: fc.option(id),
    isAppointmentPlus: fc.boolean(),
    isOnlyCertified: fc.boolean(),
    ordering: fc.constantFrom('total' as const, 'date' as const, 'rating' as const),
  })
  .map((rendered): CalculatorConfiguration => ({
    ...defaultConfiguration(rendered.countryId, rendered.productGroupId),
    IsDefault: false,
    ZipCode: rendered.digits === null ? '' : String(rendered.digits).padStart(rendered.countryId === 1 ? 5 : 4, '0'),
    Amount: rendered.amount,
    Stations: rendered.deliveryPoints,
    Product: { Id: rendered.productId },
    Parameters: rendered.parameters,
    ProductCertifications: rendered.certifications,
    LooseBlowingProcess: rendered.isBlown ? [1] : [],
    PalletBagSize: rendered.bagSize,
    PalletBagCount: rendered.bagCount,
    AppointmentPlus: rendered.isAppointmentPlus,
    OnlyCertified: rendered.isOnlyCertified,
    Ordering: rendered.ordering,
  }));

const value = fc.oneof(
  fc.string(),
  fc.integer().map(String),
  fc.string({ unit: fc.constantFrom(...'0123456789-~$dt., ') }),
);

/** Queries with the calculator's names and anything as values. */
export const anyQuery = fc
  .array(fc.tuple(fc.constantFrom(...Object.values(QUERY_NAMES)), value))
  .map((pairs) => new URLSearchParams(pairs));
