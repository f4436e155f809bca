import { insertReview } from '@heizplatz/api-after-sales';
import type { Order } from '@heizplatz/api-ordering';
import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/contract';
import type { DemoOrderPlan } from '../orders/demo-order-plan';
import { dayAfter } from '../random/day-after';

interface DemoReview {
  readonly countryId: CountryId;
  /** Of the order that it is about. */
  readonly daysAgo: number;
  readonly stars: number;
  /** Delivery, goods, service; null: not rated. */
  readonly parts: readonly [number | null, number | null, number | null];
  readonly text: string;
}

const REVIEWED_AFTER_DAYS = 4;
const DISPLAY_NAME = 'Katharina L.';

/** The demo customer's reviews of some of its orders; the rest can still be rated. */
export const DEMO_REVIEWS: readonly DemoReview[] = [
  {
    ...{ countryId: 1, daysAgo: 1084, stars: 5, parts: [5, 5, 5] },
    text: 'Pünktlich, sauber eingeblasen, der Fahrer hat vorher angerufen. Gern wieder.',
  },
  {
    ...{ countryId: 1, daysAgo: 868, stars: 4, parts: [4, 5, null] },
    text: 'Gute Ware mit wenig Staub. Der Lkw kam eine Stunde später als vereinbart.',
  },
  { ...{ countryId: 1, daysAgo: 512, stars: 5, parts: [null, null, null] }, text: '' },
  {
    ...{ countryId: 1, daysAgo: 410, stars: 3, parts: [2, 4, 4] },
    text: 'Die Pellets sind in Ordnung. Der Termin wurde zweimal verschoben, am Telefon war man aber freundlich.',
  },
  {
    ...{ countryId: 2, daysAgo: 338, stars: 5, parts: [5, 5, 4] },
    text: 'Unkompliziert, auch mit der engen Zufahrt.',
  },
  { ...{ countryId: 3, daysAgo: 290, stars: 4, parts: [4, 4, 4] }, text: 'Alles wie bestellt.' },
];

/** Lets the customer say of an order that was brought what the plan has for it; nothing for the others. */
export async function addDemoReview(
  tx: Database,
  { countryId, daysAgo }: Pick<DemoOrderPlan, 'countryId' | 'daysAgo'>,
  { id, dealerId, userId, deliveredOn }: Order,
): Promise<void> {
  const review = DEMO_REVIEWS.find((one) => one.countryId === countryId && one.daysAgo === daysAgo);
  if (!review || deliveredOn === null) return;
  const [deliveryStars, goodsStars, serviceStars] = review.parts;
  await insertReview(tx, {
    ...{ orderId: id, dealerId, userId, countryId, stars: review.stars, text: review.text, shownName: DISPLAY_NAME },
    ...{ deliveryStars, goodsStars, serviceStars },
    createdAt: new Date(`${dayAfter(deliveredOn, REVIEWED_AFTER_DAYS)}T18:20:00Z`),
  });
}
