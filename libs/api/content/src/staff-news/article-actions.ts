import { type CallContext, problem } from '@heizplatz/api-platform';
import { ArticleAction } from '@heizplatz/contract';
import { hasAnyRole, type User } from '@heizplatz/identity';
import { ARTICLE_COMMANDS, type ArticleCommand } from './article-commands';
import { getLastVisible, getVersionState } from './news-state';
import type { ArticleOfCountry } from './read-article';

type Versions = Pick<ArticleOfCountry, 'versions'>;

const isInState = (action: ArticleAction, { versions }: Versions, now: Date): boolean => {
  const { from }: ArticleCommand = ARTICLE_COMMANDS[action];
  return from.includes(getVersionState(getLastVisible(versions), now));
};

/** FORBIDDEN and CONFLICT: the table does not allow it now. Undefined: the article is new. */
export function checkAllowed(
  action: ArticleAction,
  article: Versions | undefined,
  { user, clock }: Pick<CallContext, 'user' | 'clock'>,
): void {
  const { by, refusal }: ArticleCommand = ARTICLE_COMMANDS[action];
  if (!hasAnyRole(user, by)) throw problem('FORBIDDEN');
  if (!isInState(action, article ?? { versions: [] }, clock())) throw problem('CONFLICT', { detail: refusal });
}

/** What an article's form offers. */
export const articleActions = (article: Versions, user: User | null, now: Date): ArticleAction[] =>
  ArticleAction.options.filter(
    (action) => hasAnyRole(user, ARTICLE_COMMANDS[action].by) && isInState(action, article, now),
  );
