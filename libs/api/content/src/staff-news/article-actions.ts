import { type CallContext, problem } from '@heizplatz/api-platform';
import { ArticleAction } from '@heizplatz/contract';
import { hasAnyRole } from '@heizplatz/identity';
import { ARTICLE_COMMANDS, type ArticleCommand } from './article-commands';
import { getLastVisible, getVersionState } from './news-state';
import type { ArticleOfCountry } from './read-article';

type Versions = Pick<ArticleOfCountry, 'versions'>;
type Caller = Pick<CallContext, 'user' | 'clock' | 'services'>;

const isInState = (action: ArticleAction, { versions }: Versions, now: Date): boolean => {
  const { from }: ArticleCommand = ARTICLE_COMMANDS[action];
  return from.includes(getVersionState(getLastVisible(versions), now));
};

/** Who sends the text has written it, and where a second person releases contents somebody else does. */
const isForAnother = (action: ArticleAction, { services }: Caller): boolean => {
  const { needsSecondPerson }: ArticleCommand = ARTICLE_COMMANDS[action];
  return services.config.needsContentApproval && needsSecondPerson === true;
};

/** FORBIDDEN and CONFLICT: the table does not allow it now. Undefined: the article is new. */
export function checkAllowed(action: ArticleAction, article: Versions | undefined, caller: Caller): void {
  const { by, refusal }: ArticleCommand = ARTICLE_COMMANDS[action];
  if (!hasAnyRole(caller.user, by)) throw problem('FORBIDDEN');
  if (!isInState(action, article ?? { versions: [] }, caller.clock())) throw problem('CONFLICT', { detail: refusal });
  if (isForAnother(action, caller))
    throw problem('CONFLICT', { detail: 'Speichern Sie einen Entwurf; freigeben muss ihn jemand anderes.' });
}

/** What an article's form offers. */
export const articleActions = (article: Versions, caller: Caller): ArticleAction[] =>
  ArticleAction.options.filter(
    (action) =>
      hasAnyRole(caller.user, ARTICLE_COMMANDS[action].by) &&
      isInState(action, article, caller.clock()) &&
      !isForAnother(action, caller),
  );
