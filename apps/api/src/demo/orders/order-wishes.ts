import type { CountryId, ProductGroupId } from '@heizplatz/contract';
import { dayAfter } from '../random/day-after';
import { integerBetween } from '../random/integer-between';
import type { RandomStreams } from '../random/random-streams';
import { orderDays } from './order-days';

/** A review that is still without its order. */
export interface OpenReview {
  readonly id: number;
  readonly dealerId: number;
  readonly countryId: CountryId;
  readonly productGroupId: ProductGroupId | null;
  readonly shownName: string;
  readonly createdAt: Date;
}

/** That somebody orders at an instant; of a review it is known whom from. */
export interface OrderWish {
  readonly placedAt: Date;
  readonly countryId: CountryId;
  readonly review: OpenReview | null;
}

/** Three and a half years. */
export const ORDER_DAYS = 1278;
/** Most goods are there and heated with by then; what comes later has its review moved behind it. */
const REVIEWED_AFTER_DAYS = [16, 34] as const;
const COUNTRY_SHARES = [0.62, 0.86];

const getCountry = (chance: number): CountryId => {
  const [germany = 1, austria = 1] = COUNTRY_SHARES;
  return chance < germany ? 1 : chance < austria ? 2 : 3;
};

/** By day: most order in the evening or over lunch. */
function getMoment(day: string, random: () => number): Date {
  const hour = random() < 0.55 ? integerBetween(random, 15, 20) : integerBetween(random, 6, 14);
  return new Date(Date.parse(`${day}T00:00:00Z`) + (hour * 60 + integerBetween(random, 0, 59)) * 60_000);
}

function reviewWish(random: () => number, review: OpenReview): OrderWish {
  const [least, most] = REVIEWED_AFTER_DAYS;
  const day = dayAfter(review.createdAt.toISOString().slice(0, 10), -integerBetween(random, least, most));
  return { placedAt: getMoment(day, random), countryId: review.countryId, review };
}

/** All wishes up to now, the oldest first: one a review, and the others so that the days come out as the seasons are. */
export function orderWishes(
  random: RandomStreams,
  {
    name,
    today,
    now,
    count,
    reviews,
  }: { name: string; today: string; now: Date; count: number; reviews: readonly OpenReview[] },
): OrderWish[] {
  const render = random(`${name}/wishes`);
  const ofReviews = reviews.map((review) => reviewWish(render, review));
  const known = new Map<string, number>();
  for (const { placedAt } of ofReviews) {
    const day = placedAt.toISOString().slice(0, 10);
    known.set(day, (known.get(day) ?? 0) + 1);
  }
  const wishes = [...ofReviews];
  let surplus = 0;
  for (const { day, orders } of orderDays(random, { today, days: ORDER_DAYS, count })) {
    // A day with more reviews than orders takes them from the days after it.
    const target = orders - (known.get(day) ?? 0) - surplus;
    surplus = Math.max(0, -target);
    for (let index = 0; index < target; index++)
      wishes.push({ placedAt: getMoment(day, render), countryId: getCountry(render()), review: null });
  }
  return wishes.filter(({ placedAt }) => placedAt < now).sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
}
