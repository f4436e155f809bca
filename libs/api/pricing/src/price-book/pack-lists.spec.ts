import { findOffers } from '../offers/find-offers';
import { request } from '../calculation/testing/ask';
import { NOW, SMALL_MARKET } from '../calculation/testing/made-up-book';
import { buildBook } from '../calculation/testing/made-market';
import { makeMarket } from '../calculation/testing/make-market';

const market = makeMarket(SMALL_MARKET);

/** The dealers (by their place in the book) that sell a group in the market, with the given packaging numbers. */
function sellers(productGroupId: 3 | 4, getNumber: (dealerId: number) => string | null): number[] {
  const dealers = market.dealers.map((dealer) => ({ ...dealer, packagingNumber: getNumber(dealer.id) }));
  const book = buildBook({ ...market, dealers }, NOW, { creditCountries: [] });
  const query = request(book, { ProductGroupId: productGroupId, Amount: productGroupId === 4 ? 2 : 6000 });
  return findOffers(book, query).map(({ best }) => book.dealers.id[book.branches.dealer[best.branch]!]!);
}

describe('goods in packaging', () => {
  it('are not sold by a dealer without an entry in the packaging register; loose goods are', () => {
    const everybody = sellers(4, String);
    const [first = 0, ...others] = everybody;
    expect(others.length).toBeGreaterThan(0);
    expect(sellers(4, (id) => (id === first ? null : 'DE1'))).toEqual(others);
    expect(sellers(4, () => '')).toEqual([]);
    expect(sellers(3, () => null)).toEqual(sellers(3, String));
  });
});
