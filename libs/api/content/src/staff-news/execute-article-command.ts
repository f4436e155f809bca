import { staffName } from '@heizplatz/api-dealers';
import { type CallContext, type Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/country';
import { flushLater } from '../content-pages/flush-later';
import { insertVersions } from '../content-pages/new-content-repository';
import { checkAllowed } from './article-actions';
import type { ArticleBody } from './article-body';
import { ARTICLE_COMMANDS, type ArticleCommand } from './article-commands';
import { updateVersion } from '../staff-content/page-repository';
import { type ArticlePlace, placeArticle, refuseTakenPath } from './article-place';
import { unplanVersions } from './article-repository';
import { getLabels } from './article-spelling';
import type { ArticleOfCountry } from './read-article';

const NEWS_TAGS = ['news', 'pages'];

export interface ArticleExecution {
  /** Its action is the command. */
  readonly body: ArticleBody;
  /** In the countries that have it, the saved one first; empty: it is new. */
  readonly article: readonly ArticleOfCountry[];
  /** The same in each country. */
  readonly place: Omit<ArticlePlace, 'countryId'>;
  /** When the version is published or withdrawn; null: not yet. */
  readonly goesLiveAt: Date | null;
  /** The country whose wording the body has. */
  readonly source: CountryId;
}

/** Adds a version of the article in a country. Returns its content's id. */
async function writeVersion(
  tx: Database,
  { body, article, place: { path, sharedKey, topic }, goesLiveAt, source }: ArticleExecution,
  countryId: CountryId,
  { clock, user }: CallContext,
): Promise<number> {
  const { to, moves }: ArticleCommand = ARTICLE_COMMANDS[body.Act];
  const now = clock();
  const known = article.find(({ content }) => content.countryId === countryId);
  const place = { countryId, path, sharedKey, topic };
  await refuseTakenPath(tx, place, known?.content, now);
  const contentId = await placeArticle(tx, place, known, { isVisible: moves, now });
  await unplanVersions(tx, contentId, now);
  const content = getLabels(countryId, source, body);
  const newest = known?.versions[0];
  const written = {
    ...content,
    blocks: [...content.blocks],
    ...{ state: to, goesLiveAt, isAutosave: body.IsAutosave },
    ...{ pictureKey: body.PictureKey, path, topic, isFeatured: body.IsFeatured },
    ...{ authorId: user?.id ?? null, authorName: staffName(user), createdAt: now },
  };
  // One's own autosaved draft becomes what is saved now; all others stay among the versions.
  const continues = newest?.state === 'draft' && newest.isAutosave && newest.authorId === written.authorId;
  if (continues) await updateVersion(tx, newest.id, written);
  else await insertVersions(tx, [{ ...written, contentId, number: 1 + (newest?.number ?? 0) }]);
  return contentId;
}

/**
 * Executes a command on an article in each of its countries, in the caller's transaction. FORBIDDEN and CONFLICT: the table
 * does not allow it. Returns the article's id.
 */
export async function executeArticleCommand(
  tx: Database,
  execution: ArticleExecution,
  context: CallContext,
): Promise<number> {
  const { body, article, place, goesLiveAt } = execution;
  const { job }: ArticleCommand = ARTICLE_COMMANDS[body.Act];
  checkAllowed(body.Act, article[0], context);
  const ids: number[] = [];
  for (const countryId of new Set(body.CountryIds)) ids.push(await writeVersion(tx, execution, countryId, context));
  if (job && goesLiveAt) await flushLater(context.services.jobs, tx, { tags: NEWS_TAGS, at: goesLiveAt });
  context.audit.note({
    after: {
      ...{ path: place.path, command: body.Act, countries: body.CountryIds, title: body.Title, goesLiveAt },
      ...(body.IsAutosave && { isAutosave: true }),
    },
  });
  return body.NewsId ?? ids[0] ?? 0;
}
