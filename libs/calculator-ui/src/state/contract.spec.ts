import { type CalculatorConfiguration, decodeCalculatorQuery, PRODUCT_GROUPS } from '@heizplatz/calculator';
import { CalculationConfiguration, CountryId as ContractCountryId, ProductGroupId } from '@heizplatz/contract';
import { type CountryId, SITES } from '@heizplatz/country';
import fc from 'fast-check';
import * as v from 'valibot';

/** Compiles only while both describe the same: core may not import the contract and restates it. */
const toContract = (configuration: CalculatorConfiguration): CalculationConfiguration => configuration;
const toCalculator = (configuration: CalculationConfiguration): CalculatorConfiguration => configuration;

test('the contract takes every configuration that a query can give', () => {
  const text = fc.oneof(fc.string(), fc.integer().map(String), fc.stringMatching(/^[0-9~$,dt.-]{0,20}$/));
  const names = ['zipCode', 'amount', 'stations', 'options', 'product', 'pbc', 'pbs', 'ap', 'cn', 'lbp', 'pc', 'sort'];
  const pairs = fc.array(fc.tuple(fc.constantFrom(...names), text));
  fc.assert(
    fc.property(pairs, fc.constantFrom<CountryId>(1, 2, 3), (query, countryId) => {
      const read = decodeCalculatorQuery(new URLSearchParams(query), { countryId, productGroupId: 3 });
      expect(toCalculator(v.parse(CalculationConfiguration, toContract(read)))).toEqual(read);
    }),
  );
});

test('groups and countries are those of the contract', () => {
  expect(Object.keys(PRODUCT_GROUPS).map(Number)).toEqual(ProductGroupId.options);
  expect(Object.keys(SITES).map(Number)).toEqual(ContractCountryId.options);
});
