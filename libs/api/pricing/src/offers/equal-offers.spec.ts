import { findOffers } from './find-offers';
import { request } from '../calculation/testing/ask';
import { buildBook, type MadeMarket } from '../calculation/testing/made-market';
import { NOW, SMALL_MARKET } from '../calculation/testing/made-up-book';
import { makeMarket } from '../calculation/testing/make-market';

const market = makeMarket(SMALL_MARKET);
/** No dealer is cheaper, faster, nearer or better rated than another. */
const EQUAL: MadeMarket = {
  ...market,
  dealers: market.dealers.map((dealer) => ({ ...dealer, ratingTenths: 45, ratingCount: 20 })),
  branches: market.branches.map((branch) => ({
    ...{ ...branch, leadWorkingDays: 5, deliveryWeekdays: 0b011111, stoppedUntil: null },
  })),
  areas: market.areas.map((area) => ({ ...area, zone: 0, distanceKm: 30 })),
  branchOptions: [],
  priceLists: market.priceLists.map((list) => ({
    ...{ ...list, unitNetCents: 34_000, certificationId: 1, stationNetCents: 2000, zoneNetCents: [100] },
    ...{ scaleFactors: list.scaleFactors.map(() => 10_000), validFrom: new Date('2026-01-01T00:00:00Z') },
  })),
};

/** Dealer and markers of each offer of a list, in its order. */
function readList(rows: MadeMarket, ordering: 'total' | 'date' | 'rating') {
  const book = buildBook(rows, NOW, { creditCountries: [] });
  return findOffers(book, request(book, { Ordering: ordering })).map(({ best, markers }) => ({
    dealerId: rows.dealers[book.branches.dealer[best.branch]!]!.id,
    markers,
  }));
}

const ALL = ['cheapest', 'fastest', 'best-rated', 'nearest'];

describe.each(['total', 'date', 'rating'] as const)('offers that are equal in all, ranked by %s', (ordering) => {
  it('stand in the order of their dealers, and the first alone is marked', () => {
    const offers = readList(EQUAL, ordering);
    const ids = offers.map(({ dealerId }) => dealerId);
    expect(ids.length).toBeGreaterThan(3);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(offers.map(({ markers }) => markers)).toEqual([ALL, ...offers.slice(1).map(() => [])]);
  });

  it('call none the best rated where nobody is rated', () => {
    const rows = { ...EQUAL, dealers: EQUAL.dealers.map((dealer) => ({ ...dealer, ratingTenths: null })) };
    expect(readList(rows, ordering)[0]?.markers).toEqual(['cheapest', 'fastest', 'nearest']);
  });

  it('give the marker to whoever is better by the least', () => {
    const last = readList(EQUAL, ordering).at(-1)?.dealerId ?? 0;
    const own = new Set(EQUAL.branches.filter(({ dealerId }) => dealerId === last).map(({ id }) => id));
    const areas = EQUAL.areas.map((area) => (own.has(area.branchId) ? { ...area, distanceKm: 29 } : area));
    const nearest = readList({ ...EQUAL, areas }, ordering);
    expect(nearest.filter(({ markers }) => markers.includes('nearest')).map(({ dealerId }) => dealerId)).toEqual([
      last,
    ]);
    const branches = EQUAL.branches.map((branch) => (own.has(branch.id) ? { ...branch, leadWorkingDays: 4 } : branch));
    const priceLists = EQUAL.priceLists.map((list) =>
      own.has(list.branchId) ? { ...list, unitNetCents: 34_100 } : list,
    );
    const fastest = readList({ ...EQUAL, branches, priceLists }, ordering);
    expect(fastest.filter(({ markers }) => markers.includes('fastest')).map(({ dealerId }) => dealerId)).toEqual([
      last,
    ]);
    const dealers = EQUAL.dealers.map((dealer) => (dealer.id === last ? { ...dealer, ratingTenths: 46 } : dealer));
    const rated = readList({ ...EQUAL, dealers }, ordering);
    expect(rated[0]).toEqual({ dealerId: last, markers: ALL });
  });
});
