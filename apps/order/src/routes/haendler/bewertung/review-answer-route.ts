import { pageAction, type PageHandle, pageLoader, type RouteObject } from '@heizplatz/router';
import { REVIEW_ANSWER_PATTERN } from '@heizplatz/routes';

/** The page on which a dealer answers a review, by the signed link of its mail only; no login. */
export const reviewAnswerRoute: RouteObject = {
  path: REVIEW_ANSWER_PATTERN,
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "review-answer" */ './review-answer-view')).ReviewAnswerView,
  }),
  handle: { layout: 'order-process', calculatorBar: 'never' } satisfies PageHandle,
  action: pageAction(async (sent) =>
    (await import(/* webpackChunkName: "act-posts" */ './action-posts/review-answer-post')).sendReviewAnswer(sent),
  ),
  loader: pageLoader(async (page) =>
    (await import(/* webpackChunkName: "review-answer" */ './load-review-answer')).loadReviewAnswer(page),
  ),
};
