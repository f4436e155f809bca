import { defineHandler, problem, siteDay, siteOrigin } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { previewPath } from '@heizplatz/routes';
import { findMedia } from '../content-pages/content-repository';
import { presentBlocks } from '../content-blocks/present-blocks';
import { presentPicture } from '../content-blocks/present-picture';
import { topicName } from '../content-pages/topics';
import { findPage, openPage } from './open-page';
import { PREVIEW_SECONDS, readPreview, signPreview } from './preview-link';

/** GET /api/support/cms/seiten/{pageId}/vorschau. */
export const pagePreviewLink = defineHandler(CALLS.pagePreviewLink, async ({ params }, { db, clock, services }) => {
  const { id, countryId } = await findPage(db, params.pageId);
  const ExpiresAt = new Date(clock().getTime() + PREVIEW_SECONDS * 1000);
  const Path = previewPath(signPreview(id, ExpiresAt, services.config.secrets.link));
  return { Path, Address: siteOrigin(countryId, services.config) + Path, ExpiresAt: ExpiresAt.toISOString() };
});

/**
 * GET /api/content-preview/{token}: the editors' draft, for holders of the link. Forged or old ones are refused.
 */
export const contentPreview = defineHandler(CALLS.contentPreview, async ({ params }, { db, clock, services }) => {
  const now = clock();
  const pageId = readPreview(params.token, { keys: services.config.secrets.link, now });
  if (pageId === null) throw problem('NOT_FOUND');
  const { page, newest } = await openPage(db, pageId);
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
  };
});
