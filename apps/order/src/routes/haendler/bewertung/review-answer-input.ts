import type { CALLS, CallInput } from '@heizplatz/contract';

/** The parameters of the page's URL. */
export interface ReviewAnswerPage {
  readonly reviewId: string;
  readonly token: string;
}

export const reviewAnswerInput = ({ reviewId, token }: ReviewAnswerPage): CallInput<typeof CALLS.reviewToAnswer> => ({
  params: { reviewId },
  query: { token },
});
