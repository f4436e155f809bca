import type { CallInput, CALLS } from '@heizplatz/contract';

export interface RatingPage {
  readonly token: string;
  readonly orderId: string;
}

export const RATING_PARTS = ['Stars', 'Delivery', 'Goods', 'Service'] as const;
export type RatingPart = (typeof RATING_PARTS)[number];

/** The page's forms, by the names they are sent under without script. */
export const RATING_FORMS = { rating: 'bewertung', objection: 'einladungen' } as const;

/** Input of the ratingOfOrder call, the same for loader and page. */
export const ratingInput = (params: RatingPage): CallInput<typeof CALLS.ratingOfOrder> => ({
  params: { token: params.token, orderId: params.orderId },
});
