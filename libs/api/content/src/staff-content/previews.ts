import { type CallContext, type Database, defineHandler, problem, siteDay, siteOrigin } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { previewPath } from '@heizplatz/routes';
import { findMedia } from '../content-pages/content-repository';
import { presentBlocks } from '../content-blocks/present-blocks';
import { presentPicture } from '../content-blocks/present-picture';
import { topicName } from '../content-pages/topics';
import { presentArticles } from '../news/present-articles';
import { findPage, type OpenPage, openPage } from './open-page';
import type { ContentRow } from './page-repository';
import { withPlace } from './page-state';
import { PREVIEW_SECONDS, readPreview, signPreview } from './preview-link';

function linkTo({ id, countryId }: ContentRow, { clock, services }: Pick<CallContext, 'clock' | 'services'>) {
  const ExpiresAt = new Date(clock().getTime() + PREVIEW_SECONDS * 1000);
  const Path = previewPath(signPreview(id, ExpiresAt, services.config.secrets.link));
  return { Path, Address: siteOrigin(countryId, services.config) + Path, ExpiresAt: ExpiresAt.toISOString() };
}

/** GET /api/support/cms/seiten/{pageId}/vorschau. */
export const pagePreviewLink = defineHandler(CALLS.pagePreviewLink, async ({ params }, context) =>
  linkTo(await findPage(context.db, params.pageId), context),
);

/** GET /api/support/cms/news/{newsId}/vorschau. */
export const articlePreviewLink = defineHandler(CALLS.articlePreviewLink, async ({ params }, context) => {
  const article = await findPage(context.db, params.newsId);
  if (article.kind !== 'news') throw problem('NOT_FOUND');
  return linkTo(article, context);
});

/** A draft of news as the article would be read if it were published now. */
async function presentDraft(
  db: Database,
  { page, newest }: OpenPage,
  context: Pick<CallContext, 'services' | 'clock'>,
) {
  const now = context.clock();
  const row = { ...page, ...withPlace(page, newest), id: page.id, goesLiveAt: now, firstLiveAt: now };
  const [article] = await presentArticles(db, [row], { config: context.services.config, now });
  return article;
}

/**
 * GET /api/content-preview/{token}: the editors' draft, for holders of the link. Forged or old ones are refused.
 */
export const contentPreview = defineHandler(CALLS.contentPreview, async ({ params }, context) => {
  const { db, clock, services } = context;
  const now = clock();
  const pageId = readPreview(params.token, { keys: services.config.secrets.link, now });
  if (pageId === null) throw problem('NOT_FOUND');
  const open = await openPage(db, pageId);
  const { page, newest } = open;
  const { kind, path, topic, countryId } = page;
  const { title, description, blocks, validFrom, pictureKey } = newest;
  const picture = pictureKey === null ? undefined : (await findMedia(db, [pictureKey])).get(pictureKey);
  return {
    Path: path,
    Kind: kind === 'news' ? 'page' : kind,
    Topic: topic === null ? null : { Key: topic, Name: topicName(topic, countryId) },
    Title: title,
    Description: description,
    Picture: picture ? presentPicture(picture, countryId) : null,
    ValidFrom: validFrom ?? siteDay(now),
    Blocks: await presentBlocks(db, blocks, countryId),
    Alternates: [],
    Versions: [],
    ...(kind === 'news' && { Article: await presentDraft(db, open, context) }),
  };
});
