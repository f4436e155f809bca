import { slug } from '@heizplatz/api-catalog';
import { type CallContext, type Database, defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { lockContents } from '../content-pages/new-content-repository';
import { findMedia } from '../content-pages/content-repository';
import { TOPIC_KEYS, topicName } from '../content-pages/topics';
import { newsPath } from '../news/news-path';
import type { ArticleBody } from './article-body';
import { ARTICLE_COMMANDS, type ArticleCommand } from './article-commands';
import { isSharedKeyTaken, settleArticles } from './article-repository';
import { decideAll, refuseUndecided } from './article-spelling';
import { executeArticleCommand } from './execute-article-command';
import { getVersionState } from './news-state';
import { presentArticle } from './present-article';
import { type ArticleOfCountry, readArticle, getArticleVersion } from './read-article';

const SLUG_LENGTH = 100;

const invalid = (field: string, code: string) => problem('VALIDATION', { errors: [{ path: `body.${field}`, code }] });

export const staffArticle = defineHandler(CALLS.staffArticle, ({ params }, context) =>
  presentArticle(context.db, params.newsId, context),
);

export const staffNewsTopics = defineHandler(CALLS.staffNewsTopics, () =>
  TOPIC_KEYS.map((key) => ({ Key: key, Name: topicName(key, 1) })),
);

async function refuseMissingMedia(tx: Database, { PictureKey, Blocks }: ArticleBody): Promise<void> {
  const inText = Blocks.flatMap((block) => (block.Kind === 'picture' ? [block.MediaKey] : []));
  const known = await findMedia(tx, [...inText, ...(PictureKey === null ? [] : [PictureKey])]);
  if (PictureKey !== null && !known.has(PictureKey)) throw invalid('PictureKey', 'MEDIA_NXT');
  if (inText.some((key) => !known.has(key))) throw invalid('Blocks', 'MEDIA_NXT');
}

/** When the version is published or withdrawn; null: not yet. */
function getMoment({ Act, GoesLiveAt }: ArticleBody, now: Date): Date | null {
  const { counts }: ArticleCommand = ARTICLE_COMMANDS[Act];
  if (counts === 'not yet') return null;
  if (counts === 'at once') return now;
  if (GoesLiveAt === null) throw invalid('GoesLiveAt', 'REQUIRED');
  const at = new Date(GoesLiveAt);
  if (at <= now) throw invalid('GoesLiveAt', 'TIME_PAST');
  return at;
}

async function known(tx: Database, body: ArticleBody, context: CallContext): Promise<readonly ArticleOfCountry[]> {
  if (body.NewsId === null) return [];
  const article = await readArticle(tx, body.NewsId);
  if (getArticleVersion(article) !== body.Version)
    throw versionConflict(await presentArticle(tx, body.NewsId, context));
  const written = article.filter(({ content }) => body.CountryIds.includes(content.countryId));
  refuseArchived(written);
  if (body.IsAutosave) refuseAutosave(written, body, context.clock());
  return article;
}

function refuseArchived(article: readonly ArticleOfCountry[]): void {
  if (article.some(({ content }) => content.archivedAt !== null))
    throw problem('CONFLICT', { detail: 'Der Artikel ist archiviert. Holen Sie ihn zuerst aus dem Archiv.' });
}

/** A screen publishes nothing by itself, and ends no plan. */
function refuseAutosave(article: readonly ArticleOfCountry[], { Act }: ArticleBody, now: Date): void {
  if (Act !== 'draft') throw invalid('Act', 'ACT_INV');
  if (article.some(({ versions }) => getVersionState(versions[0], now) === 'planned'))
    throw problem('CONFLICT', { detail: 'Diese Fassung ist geplant. Heben Sie die Planung zuerst auf.' });
}

/** The same article in other countries is known by the path that it had first. */
async function findSharedKey(tx: Database, article: readonly ArticleOfCountry[], path: string): Promise<string> {
  const [first] = article;
  if (first) return first.content.sharedKey ?? first.content.path;
  if (await isSharedKeyTaken(tx, path)) throw invalid('ArticleString', 'PATH_TAKEN');
  return path;
}

async function save(tx: Database, input: ArticleBody, context: CallContext): Promise<number> {
  const now = context.clock();
  await lockContents(tx);
  await settleArticles(tx, now);
  const article = await known(tx, input, context);
  const goesLiveAt = getMoment(input, now);
  if (!TOPIC_KEYS.includes(input.Topic)) throw invalid('Topic', 'TOPIC_INV');
  await refuseMissingMedia(tx, input);
  const source = article[0]?.content.countryId ?? input.CountryIds[0] ?? 1;
  const body = input.IsAutosave ? decideAll(input, source) : input;
  refuseUndecided(body, source);
  const path = newsPath(body.ArticleString || slug(body.Title).slice(0, SLUG_LENGTH).replace(/-$/, ''));
  if (path === newsPath('')) throw invalid('ArticleString', 'REQUIRED');
  const sharedKey = await findSharedKey(tx, article, path);
  const place = { path, sharedKey, topic: body.Topic };
  return executeArticleCommand(tx, { body, article, place, goesLiveAt, source }, context);
}

/** POST /api/support/cms/news/speichern: the old versions stay, so that any can be taken up again. */
export const saveArticle = defineHandler(CALLS.saveArticle, async ({ body }, context) => {
  const newsId = await context.db.transaction((tx) => save(tx, body, context));
  return presentArticle(context.db, newsId, context);
});
