import { findSeller, opensReviewAnswer } from '@heizplatz/api-ordering';
import { type CallContext, type Database, defineHandler, problem } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { DEALERS_PATH } from '@heizplatz/routes';
import { plainText } from './plain-text';
import { reviewLinked } from './review-linked';
import { findReviewById, type ReviewRow, setDealerAnswer } from './review-repository';

/** Throws NOT_FOUND for forged, closed and expired links, other sites' links, and hidden reviews. */
async function openReview(
  db: Database,
  { reviewId, token }: { reviewId: number; token: string },
  { services, clock, countryId }: CallContext,
): Promise<ReviewRow> {
  const review = await findReviewById(db, reviewId);
  if (!review || review.countryId !== countryId || review.state !== 'published') throw problem('NOT_FOUND');
  const signing = { keys: services.config.secrets.link, now: clock() };
  if (!opensReviewAnswer(token, await reviewLinked(db, review), signing)) throw problem('NOT_FOUND');
  return review;
}

/** The text as it will be published; VALIDATION when nothing is left of it. */
function getLabels(input: string): string {
  const text = plainText(input);
  if (text === '') throw problem('VALIDATION', { errors: [{ path: 'body.Text', code: 'REQUIRED' }] });
  return text;
}

/** GET /api/haendler/bewertung/{reviewId}: reads and changes nothing. */
export const reviewToAnswer = defineHandler(CALLS.reviewToAnswer, async ({ params, query }, context) => {
  const { db } = context;
  const review = await openReview(db, { reviewId: params.reviewId, token: query.token }, context);
  const { name, slug } = await findSeller(db, review.dealerId);
  return {
    ReviewId: review.id,
    DealerName: name,
    Stars: review.stars,
    Text: review.text,
    ShownName: review.shownName,
    CreatedAt: review.createdAt.toISOString(),
    DealerAnswer: review.dealerAnswer,
    DealerAnsweredAt: review.dealerAnsweredAt?.toISOString() ?? null,
    DealerPath: `${DEALERS_PATH}/${slug}`,
  };
});

/** POST /api/haendler/bewertung/antwort: by the link of the dealer's mail. */
export const answerReview = defineHandler(CALLS.answerReview, async ({ body }, context) => {
  const text = getLabels(body.Text);
  await context.db.transaction(async (tx) => {
    const review = await openReview(tx, { reviewId: body.ReviewId, token: body.Token }, context);
    await setDealerAnswer(tx, review.id, { text, at: context.clock() });
  });
  return { success: true };
});

/** POST /api/support/bewertungen/antwort: what a dealer had staff write. */
export const answerReviewForDealer = defineHandler(CALLS.answerReviewForDealer, async ({ body }, context) => {
  const { db, clock, audit } = context;
  const text = getLabels(body.Text);
  await db.transaction(async (tx) => {
    const review = await findReviewById(tx, body.ReviewId);
    if (!review) throw problem('NOT_FOUND');
    audit.note({ before: { dealerAnswer: review.dealerAnswer }, after: { dealerAnswer: text } });
    await setDealerAnswer(tx, review.id, { text, at: clock() });
  });
  return { success: true };
});
