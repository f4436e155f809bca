import type { CALLS, CallRequest } from '@heizplatz/contract';

/** An article as its form sends it. */
export type ArticleBody = CallRequest<typeof CALLS.saveArticle>['body'];
