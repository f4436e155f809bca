import { CALLS } from '@heizplatz/contract';
import { notFound, type PageRequest } from '@heizplatz/router';
import { reviewAnswerInput, type ReviewAnswerPage } from './review-answer-input';

/** The review that the link of the dealer's mail opens; anything else is the 404. */
export async function loadReviewAnswer({ api, params, url }: PageRequest): Promise<ReviewAnswerPage> {
  const page = { reviewId: params['reviewId'] ?? '', token: url.searchParams.get('token') ?? '' };
  if (!page.token || !/^\d{1,9}$/.test(page.reviewId)) notFound();
  return (await api(CALLS.reviewToAnswer, reviewAnswerInput(page))) ? page : notFound();
}
