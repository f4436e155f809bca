import type { CALLS, CallInput } from '@heizplatz/contract';

/** What the page's address says. */
export interface ReviewAnswerPage {
  readonly reviewId: string;
  readonly token: string;
}

export const reviewAnswerInput = ({ reviewId, token }: ReviewAnswerPage): CallInput<typeof CALLS.reviewToAnswer> => ({
  params: { reviewId },
  query: { token },
});
