import fc from 'fast-check';
import { findOffer, nearestOffers } from './find-offer';
import { presentOffers } from './present-offers';
import { findOffers } from './find-offers';
import { request } from '../calculation/testing/ask';
import { anyConfiguration } from '../calculation/testing/any-configuration';
import { configuration } from '../calculation/testing/configuration';
import { madeUpBook, NOW, SMALL_MARKET } from '../calculation/testing/made-up-book';
import { makeMarket } from '../calculation/testing/make-market';

const book = madeUpBook();
const listed = (fields = configuration()) => {
  const query = request(book, fields);
  return presentOffers(book, query, findOffers(book, query));
};

describe('findOffer', () => {
  it('finds every offer and child of a list again by its id, at the same price', () => {
    fc.assert(
      fc.property(anyConfiguration(makeMarket(SMALL_MARKET)), (asking) => {
        for (const { Children, ...best } of listed(asking))
          for (const offer of [best, ...Children]) {
            const foundOffer = findOffer(book, asking, offer.Id, NOW);
            expect(foundOffer?.variant).toEqual({ ...offer, Markers: [] });
            expect(foundOffer?.price.totalCents).toBe(Math.round(offer.TotalPrice * 100));
          }
      }),
      { numRuns: 60 },
    );
  });

  it('prices anew: another amount, another total', () => {
    const [first] = listed();
    const larger = findOffer(book, configuration({ Amount: 8000 }), first?.Id ?? '', NOW);
    expect(larger?.variant.Id).toBe(first?.Id);
    expect(larger?.variant.TotalPrice).toBeGreaterThan(first?.TotalPrice ?? 0);
  });

  it.each(['', 'x', '1-20-1', '999999-20-1-0', '1-99-1-0', '-1-20-1-0', `${'9'.repeat(80)}-20-1-0`])(
    'knows no offer %p',
    (id) => expect(findOffer(book, configuration(), id, NOW)).toBeNull(),
  );

  it('gives none where the branch does not deliver, or for a wrong configuration', () => {
    const id = listed()[0]?.Id ?? '';
    expect(findOffer(book, configuration({ ZipCode: '99999' }), id, NOW)).toBeNull();
    expect(findOffer(book, configuration({ Amount: 1 }), id, NOW)).toBeNull();
  });
});

describe('nearestOffers', () => {
  it('begins with the same dealer and goes on with the best of the list', () => {
    const items = listed();
    const nearest = nearestOffers(book, configuration(), items[3]?.Id ?? '', NOW);
    expect(nearest.map(({ Id }) => Id)).toEqual([items[3], items[0], items[1]].map((item) => item?.Id));
  });

  it('gives the best three when the dealer is gone, and none for a wrong configuration', () => {
    const best = listed().slice(0, 3);
    expect(nearestOffers(book, configuration(), '999999-20-1-0', NOW)).toEqual(best);
    expect(nearestOffers(book, configuration({ Amount: 1 }), '999999-20-1-0', NOW)).toEqual([]);
  });
});
