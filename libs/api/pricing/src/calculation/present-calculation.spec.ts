import { CalculationRows } from '@heizplatz/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { findOffers } from '../offers/find-offers';
import { anyConfiguration } from './testing/any-configuration';
import { request } from './testing/ask';
import { NOW } from './testing/made-up-book';
import { buildBook } from './testing/made-market';
import { makeMarket } from './testing/make-market';
import { presentCalculation } from './present-calculation';

const rows = makeMarket({
  seed: 7,
  dealers: 40,
  places: 8,
  branchesPerPlace: 12,
  productGroupIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
});
const book = buildBook(rows, NOW, { creditCountries: [1, 2, 3] });

it('presents any configuration as the contract has it, for all goods and sites', () => {
  let offers = 0;
  const withFields = new Set<string>();
  const sites = new Set<number>();
  const groups = new Set<number>();
  fc.assert(
    fc.property(anyConfiguration(rows), fc.boolean(), (configuration, hasDefaultOffers) => {
      const query = request(book, configuration);
      const matches = findOffers(book, query);
      const presented = presentCalculation(book, query, matches, { hasDefaultOffers });
      const sent: unknown = JSON.parse(JSON.stringify(presented));
      expect(v.parse(CalculationRows, sent)).toEqual(sent);
      sites.add(configuration.CountryId);
      groups.add(configuration.ProductGroupId);
      offers += presented.Items.length;
      for (const row of presented.Items) for (const field of Object.keys(row)) withFields.add(field);
    }),
    { numRuns: 800 },
  );
  expect(offers).toBeGreaterThan(1000);
  expect([sites.size, groups.size]).toEqual([3, 10]);
  // What a row may lack was there too.
  expect([...withFields]).toEqual(
    expect.arrayContaining(['Rounding', 'Deposit', 'Options', 'Markers', 'CheaperAmount']),
  );
});

it('states what offers have in common once, so that 25 offers with 85 variants fit into 30 KB', () => {
  const market = makeMarket({ seed: 11, dealers: 400, places: 200, branchesPerPlace: 37, productGroupIds: [3] });
  const large = buildBook(market, NOW, { creditCountries: [] });
  const query = request(large, { ZipCode: market.postcodes[0]?.zipCode ?? '', Amount: 6000 });
  const matches = findOffers(large, query);
  expect(matches.flatMap(({ best, children }) => [best, ...children])).toHaveLength(85);
  const bytes = Buffer.byteLength(
    JSON.stringify(presentCalculation(large, query, matches, { hasDefaultOffers: false })),
  );
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(30_000);
});
