import { offerOrder } from './order-offers';
import { priceOffer } from './price-offer';
import type { PricedVariant } from './price-variants';

const price = priceOffer(
  {
    unitNetCents: 34_000,
    scaleFactor: 10_000,
    zoneNetCents: 0,
    stationNetCents: 0,
    optionNetCents: [],
    palletWeightKg: 0,
    depositCents: 0,
  },
  { amount: 6000, deliveryPoints: 1, unitSize: 1000, vatBasisPoints: 700, totalStepCents: 1 },
);

const variant = (fields: Partial<PricedVariant>): PricedVariant => ({
  ...{ area: 0, branch: 0, list: 0, time: 0, deliveryDay: 20_800, ratingRank: 4200, price, rankCents: 200_000 },
  ...fields,
});

describe('offers are ranked', () => {
  it.each([
    ['total', 'by price before the date', { rankCents: 199_999, deliveryDay: 20_900, ratingRank: -1 }, {}],
    ['total', 'by date at one price, before rating', { deliveryDay: 20_799, ratingRank: -1 }, {}],
    ['total', 'by rating at one price and date', { ratingRank: 4201, branch: 1 }, {}],
    ['date', 'by date before the price', { deliveryDay: 20_799, rankCents: 999_999, ratingRank: -1 }, {}],
    ['date', 'by price at one date, before rating', { rankCents: 199_999, ratingRank: -1 }, {}],
    ['date', 'by rating at one date and price', { ratingRank: 4201, branch: 1 }, {}],
    ['rating', 'by rating before the price', { ratingRank: 4201, rankCents: 999_999, deliveryDay: 20_900 }, {}],
    ['rating', 'by price at one rating, before the date', { rankCents: 199_999, deliveryDay: 20_900 }, {}],
    ['rating', 'by date at one rating and price', { deliveryDay: 20_799, branch: 1 }, {}],
    ['rating', 'unrated ones last', { ratingRank: 0, rankCents: 999_999 }, { ratingRank: -1 }],
    ['total', 'when all is equal by branch', { list: 9, time: 9 }, { branch: 1 }],
    ['date', 'in one branch by list', { branch: 1, time: 9 }, { branch: 1, list: 1 }],
    ['rating', 'in one list by delivery time', { branch: 1, list: 1 }, { branch: 1, list: 1, time: 1 }],
  ] as const)('%s: %s', (ordering, _, first, second) => {
    const compare = offerOrder(ordering);
    expect(Math.sign(compare(variant(first), variant(second)))).toBe(-1);
    expect(Math.sign(compare(variant(second), variant(first)))).toBe(1);
  });

  it.each(['total', 'date', 'rating'] as const)('%s: the same one is equal to itself', (ordering) => {
    expect(offerOrder(ordering)(variant({}), variant({}))).toBe(0);
  });
});
