import type { CallInput, CALLS } from '@heizplatz/contract';

export interface RatingPage {
  readonly token: string;
  readonly orderId: string;
}

/** Input of the ratingOfOrder call, the same for loader and page. */
export const ratingInput = (params: RatingPage): CallInput<typeof CALLS.ratingOfOrder> => ({
  params: { token: params.token, orderId: params.orderId },
});
