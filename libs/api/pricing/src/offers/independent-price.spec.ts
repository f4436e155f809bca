import type { OfferVariant } from '@heizplatz/contract';
import fc from 'fast-check';
import { anyConfiguration } from '../calculation/testing/any-configuration';
import { request } from '../calculation/testing/ask';
import { independentPricing } from '../calculation/testing/independent-price';
import { NOW } from '../calculation/testing/made-up-book';
import { buildBook } from '../calculation/testing/made-market';
import { makeMarket } from '../calculation/testing/make-market';
import { readWritten } from '../calculation/testing/read-written';

const rows = makeMarket({
  seed: 11,
  dealers: 48,
  places: 12,
  branchesPerPlace: 10,
  productGroupIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
});
const book = buildBook(rows, NOW, { creditCountries: [1, 2, 3] });
const getPrice = independentPricing(rows, NOW, '2026-11-21');
const cents = (money: number) => Math.round(money * 100);

const computeMetrics = ({ Split, UnitPrice, TotalPrice }: OfferVariant) => ({
  net: cents(Split.Net),
  vat: cents(Split.Vat),
  rounding: cents(Split.Rounding),
  total: cents(TotalPrice),
  unit: cents(UnitPrice),
});

it('prices any configuration of any group as an independent calculation in whole cents does', () => {
  let configurationsWithOffers = 0;
  let rounded = 0;
  fc.assert(
    fc.property(anyConfiguration(rows), (configuration) => {
      const query = request(book, configuration);
      const { Items } = readWritten(book, query);
      configurationsWithOffers += Items.length > 0 ? 1 : 0;
      for (const offer of Items.flatMap(({ Children, ...best }) => [best, ...Children])) {
        const expected = getPrice(configuration, offer, query.customerGroupId);
        expect(computeMetrics(offer)).toEqual(expected);
        if (expected.rounding !== 0) rounded++;
      }
    }),
    { numRuns: 400 },
  );
  // Not empty lists, and not without Swiss rounding.
  expect(configurationsWithOffers).toBeGreaterThan(150);
  expect(rounded).toBeGreaterThan(50);
});
