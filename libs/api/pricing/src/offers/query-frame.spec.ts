import fc from 'fast-check';
import { anyConfiguration } from '../calculation/testing/any-configuration';
import { NOW, SMALL_MARKET } from '../calculation/testing/made-up-book';
import { buildBook } from '../calculation/testing/made-market';
import { makeMarket } from '../calculation/testing/make-market';
import { readOfferQuery } from './offer-query';

const market = makeMarket(SMALL_MARKET);
const requirements = [
  { countryId: 1, productGroupId: 3, customerGroupId: 1, key: 'Hose', isVisible: false },
  { countryId: 1, productGroupId: 3, customerGroupId: 1, key: 'WishDate', isVisible: false },
].map((rule) => ({ ...rule, isRequired: false, defaultOptionId: null, version: 1, changedAt: NOW }));
const books = [market, { ...market, requirements }].map((rows) => buildBook(rows, NOW, { creditCountries: [] }));
const LATER = new Date('2026-12-23T09:00:00Z');

describe('the query of a configuration that is like an earlier one but for postcode and amount', () => {
  it('is the one that it has alone, with any book and on any day', () => {
    const zipCode = fc.constantFrom('80001', '80007', '1001', '8002', '00000', '');
    const amount = fc.integer({ min: -1, max: 40_000 });
    let refused = 0;
    let dated = 0;
    fc.assert(
      fc.property(anyConfiguration(market), zipCode, amount, (alike, ZipCode, Amount) => {
        for (const configuration of [alike, { ...alike, ZipCode, Amount }])
          for (const book of books)
            for (const now of [NOW, LATER]) {
              const query = readOfferQuery(book, configuration, now, alike);
              expect(query).toEqual(readOfferQuery(book, configuration, now));
              if ('place' in query) dated += query.wishDay === 0 ? 0 : 1;
              else refused++;
            }
      }),
      { numRuns: 60 },
    );
    expect([refused, dated].map((count) => count > 20)).toEqual([true, true]);
  });

  it('is refused for the same fields', () => {
    const [book] = books;
    const [alike] = fc.sample(anyConfiguration(market), { numRuns: 1, seed: 1 });
    if (!book || !alike) throw new Error('Nothing was made');
    const wrong = { ...alike, Product: { Id: 999_999 }, Parameters: [{ Id: 999_998, Key: '' }] };
    const refusal = [
      { path: 'body.ZipCode', code: 'ZIPCODE_REQ' },
      { path: 'body.Amount', code: 'AMOUNT_REQ' },
      { path: 'body.Product.Id', code: 'PRODUCT_UNKNOWN' },
      { path: 'body.Parameters.0.Id', code: 'OPTION_UNKNOWN' },
    ];
    for (let time = 0; time < 2; time++)
      expect(readOfferQuery(book, { ...wrong, ZipCode: '', Amount: 0 }, NOW, wrong)).toEqual(refusal);
  });
});
