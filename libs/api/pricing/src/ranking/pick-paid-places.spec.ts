import { findOffers } from '../offers/find-offers';
import { pickPaidPlaces } from './pick-paid-places';
import { request } from '../calculation/testing/ask';
import { buildBook, type MadeMarket } from '../calculation/testing/made-market';
import { NOW, SMALL_MARKET } from '../calculation/testing/made-up-book';
import { makeMarket } from '../calculation/testing/make-market';

const market = makeMarket(SMALL_MARKET);
const PAID = market.paidPlaces[0]!;
const bookWith = (paidPlaces: MadeMarket['paidPlaces']) =>
  buildBook({ ...market, paidPlaces }, NOW, { creditCountries: [] });

/** Dealers that deliver 6 t to 80001. */
let delivering: number[] = [];
let first = 0;
let second = 0;
beforeEach(() => {
  const book = bookWith([]);
  const matches = findOffers(book, request(book));
  delivering = matches.map(({ best }) => market.dealers[book.branches.dealer[best.branch]!]!.id);
  [first = 0, second = 0] = delivering;
});

/** The visible paid places of these dealers, each with its differing properties. */
function visible(...places: Partial<(typeof market.paidPlaces)[number]>[]): number[] {
  const book = bookWith(places.map((place, index) => ({ ...PAID, dealerId: delivering[0]!, ...place, id: index + 1 })));
  return pickPaidPlaces(book, request(book), 1).map(({ Offer }) => Offer.DealerId);
}

describe('a paid place', () => {
  it.each([
    ['for the postcode', { zipPrefix: '80001' }],
    ['for its region', { zipPrefix: '8' }],
    ['for everywhere', { zipPrefix: '' }],
    ['on its last day', { validUntil: '2026-11-21' }],
    ['on its first day', { validFrom: '2026-11-21' }],
  ])('%s is shown', (_, fields) => expect(visible(fields)).toEqual([first]));

  it.each([
    ['of another region', { zipPrefix: '9' }],
    ['of the neighbouring postcode', { zipPrefix: '80002' }],
    ['that ended yesterday', { validUntil: '2026-11-20' }],
    ['that begins tomorrow', { validFrom: '2026-11-22' }],
    ['of another country', { countryId: 2 }],
    ['of other goods', { productGroupId: 4 }],
    [
      'of a dealer that does not deliver there',
      { dealerId: market.dealers.find(({ countryId }) => countryId === 3)?.id ?? 0 },
    ],
  ])('%s is not, though nobody else takes the room', (_, fields) => {
    expect(visible(fields)).toEqual([]);
    expect(visible(fields, { dealerId: second })).toEqual([second]);
  });

  it('is shown nowhere that is in no list of places, not even one for everywhere', () => {
    const book = bookWith([{ ...PAID, dealerId: first, zipPrefix: '' }]);
    expect(pickPaidPlaces(book, { ...request(book), place: -1 }, 1)).toEqual([]);
  });

  it('is shown once a dealer, in the order of booking, three at most', () => {
    expect(visible({ dealerId: second }, {}, { dealerId: second })).toEqual([second, first]);
    expect(visible(...delivering.slice(0, 5).map((dealerId) => ({ dealerId })))).toEqual(delivering.slice(0, 3));
  });
});
