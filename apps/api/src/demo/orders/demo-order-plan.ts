import type { CountryId, ProductGroupId } from '@heizplatz/contract';

/** What an order has come to by the first start's day. */
export type DemoEnd = 'placed' | 'scheduled' | 'delivered' | 'invoiced' | 'paid' | 'declined' | 'cancelled';

export interface DemoOrderPlan {
  readonly countryId: CountryId;
  readonly productGroupId: ProductGroupId;
  /** In the group's unit. */
  readonly amount: number;
  /** Days before the first start's day. */
  readonly daysAgo: number;
  readonly end: DemoEnd;
  /** Which of the country's delivery addresses, from 0. */
  readonly addressIndex: number;
  readonly isRatePay: boolean;
}

const order = (
  countryId: CountryId,
  daysAgo: number,
  goods: readonly [ProductGroupId, number],
  end: DemoEnd = 'paid',
  { addressIndex = 0, isRatePay = false } = {},
): DemoOrderPlan => ({
  ...{ countryId, daysAgo, productGroupId: goods[0], amount: goods[1] },
  ...{ end, addressIndex, isRatePay },
});

const SECOND = { addressIndex: 1 };
const RATE_PAY = { isRatePay: true };

/** Three years of one household, the oldest first: a home, the parents' holiday house, and a few orders abroad. */
export const DEMO_ORDERS: readonly DemoOrderPlan[] = [
  order(1, 1084, [3, 5000]),
  order(1, 981, [3, 3000], 'paid', SECOND),
  order(1, 868, [3, 5500]),
  order(1, 772, [7, 2000]),
  order(1, 640, [3, 4500], 'paid', RATE_PAY),
  order(1, 512, [8, 1], 'paid', SECOND),
  order(1, 498, [3, 6000], 'cancelled'),
  order(1, 496, [3, 6000]),
  order(1, 410, [3, 2500], 'paid', SECOND),
  order(1, 309, [4, 2], 'paid', RATE_PAY),
  order(1, 187, [3, 5000], 'declined'),
  order(1, 186, [3, 5000]),
  order(1, 121, [7, 1000]),
  order(1, 44, [3, 3500], 'delivered', SECOND),
  order(1, 3, [4, 1], 'scheduled'),
  order(2, 702, [3, 4000]),
  order(2, 338, [3, 4500]),
  order(2, 41, [7, 1000], 'invoiced'),
  order(2, 1, [3, 4000], 'placed'),
  order(3, 655, [3, 5000]),
  order(3, 290, [3, 4500]),
  order(3, 39, [4, 1], 'delivered'),
  order(3, 2, [3, 4500], 'scheduled'),
];
