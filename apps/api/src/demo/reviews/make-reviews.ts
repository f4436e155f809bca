import type { reviews } from '@heizplatz/api-after-sales';
import { PRODUCT_GROUPS } from '@heizplatz/calculator';
import type { CountryId, ProductGroupId } from '@heizplatz/contract';
import { toSiteSpelling } from '@heizplatz/country';
import { dayAfter } from '../random/day-after';
import type { DemoDealer } from '../dealers/demo-dealer';
import { integerBetween } from '../random/integer-between';
import { pickOne } from '../random/pick-one';
import type { RandomStreams } from '../random/random-streams';
import { dealerAnswers, FIRST_NAMES, INITIALS, reviewText, type ReviewTopic, type ReviewText } from './review-text';
import { getStarsBySum } from './get-stars-by-sum';

export type DemoReviewRow = typeof reviews.$inferInsert;

const SPAN_DAYS = 1270;
const LOOSE_PELLETS = 3;
/** Businesses alone buy them, and reviews are of households. */
const INDUSTRIAL_PELLETS = 10;
const TEXT_CHANCE = 0.62;
const NAMELESS_CHANCE = 0.08;
const SAID_PART_CHANCE = 0.55;

const TOPICS: readonly ReviewTopic[] = ['delivery', 'goods', 'service'];

interface Statement {
  readonly text: string;
  readonly topics: readonly ReviewTopic[];
}

/**
 * Each of the three partial ratings is near the overall rating, or missing; the part that the text mentions matches
 * the text.
 */
function getPart(random: () => number, stars: number, isSpokenOf: boolean): number | null {
  const near = integerBetween(random, -1, isSpokenOf ? 0 : 1);
  if (random() >= SAID_PART_CHANCE) return null;
  if (isSpokenOf && stars === 5) return 5;
  return Math.min(5, Math.max(1, stars + near));
}

function getStatement(random: () => number, terms: ReviewText): Statement {
  if (random() > TEXT_CHANCE) return { text: '', topics: [] };
  const from = integerBetween(random, 0, 2);
  const targets = TOPICS.slice(from, from + integerBetween(random, 1, 2));
  const topics = targets.filter((topic) => terms[topic].length > 0);
  const about = topics.map((topic) => pickOne(random, terms[topic]));
  const closing = topics.length === 0 || random() < 0.4 ? pickOne(random, terms.closing) : '';
  return { text: [...about, closing].filter(Boolean).join(' '), topics };
}

function getResponse(random: () => number, stars: number, { topics }: Statement): string | null {
  if (random() > (stars <= 3 ? 0.45 : 0.1)) return null;
  return pickOne(random, dealerAnswers(stars, topics[0] ?? null));
}

function getGroup(random: () => number, { productGroupIds }: DemoDealer): ProductGroupId {
  if (productGroupIds.has(LOOSE_PELLETS) && random() < 0.7) return LOOSE_PELLETS;
  const sold = Object.values(PRODUCT_GROUPS).filter(({ id }) => productGroupIds.has(id) && id !== INDUSTRIAL_PELLETS);
  return pickOne(random, sold).id;
}

function getReview(
  random: () => number,
  { dealer, stars, day, countryId }: { dealer: DemoDealer; stars: number; day: string; countryId: CountryId },
): DemoReviewRow {
  const productGroupId = getGroup(random, dealer);
  const review = getStatement(random, reviewText(stars, productGroupId));
  // Newer ones are more: the marketplace has grown.
  const daysAgo = 1 + Math.floor(SPAN_DAYS * random() ** 1.5);
  const on = dayAfter(day, -daysAgo);
  const spelled = (text: string) => toSiteSpelling(countryId, text);
  const answer = daysAgo > 3 ? getResponse(random, stars, review) : null;
  const initial = INITIALS[integerBetween(random, 0, INITIALS.length - 1)] ?? 'M';
  const minute = integerBetween(random, 7 * 60, 21 * 60);
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00Z`;
  return {
    ...{ orderId: null, userId: null, dealerId: dealer.row.id, countryId, stars },
    productGroupId,
    deliveryStars: getPart(random, stars, review.topics.includes('delivery')),
    goodsStars: getPart(random, stars, review.topics.includes('goods')),
    serviceStars: getPart(random, stars, review.topics.includes('service')),
    text: spelled(review.text),
    shownName: random() < NAMELESS_CHANCE ? 'Anonym' : `${pickOne(random, FIRST_NAMES)} ${initial}.`,
    createdAt: new Date(`${on}T${time}`),
    dealerAnswer: answer && spelled(answer),
    dealerAnsweredAt: answer ? new Date(`${dayAfter(on, integerBetween(random, 1, 3))}T09:30:00Z`) : null,
  };
}

/** The reviews behind the dealers' ratings, of orders in the archive; their number and mean match each row. */
export function makeReviews(
  streams: RandomStreams,
  dealers: readonly DemoDealer[],
  { day, countryId }: { day: string; countryId: CountryId },
): DemoReviewRow[] {
  return dealers.flatMap((dealer) => {
    const random = streams(`reviews/${dealer.row.id}`);
    return getStarsBySum(random, dealer.row.ratingCount, dealer.ratingStars).map((stars) =>
      getReview(random, { dealer, stars, day, countryId }),
    );
  });
}
