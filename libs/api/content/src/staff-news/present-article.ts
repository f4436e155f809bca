import type { CallContext, Database } from '@heizplatz/api-platform';
import type { StaffArticle } from '@heizplatz/contract';
import { findMedia } from '../content-pages/content-repository';
import { findShownContent } from '../content-pages/visible-content-repository';
import { getArticleString } from '../news/news-path';
import { findFeatured } from '../news/news-repository';
import { findVisibleVersion } from '../staff-content/page-state';
import { presentRelease } from '../staff-content/present-staff-page';
import { thumbSrc } from '../staff-media/present-medium';
import { articleActions } from './article-actions';
import type { VersionRow } from './article-repository';
import { saysTheSame, getSpelling } from './article-spelling';
import { getLastVisible, getVersionState } from './news-state';
import { type ArticleOfCountry, readArticle, getArticleVersion } from './read-article';

const getLabels = ({ title, description, pictureKey, blocks }: VersionRow) => ({
  Title: title,
  Teaser: description,
  PictureKey: pictureKey,
  Blocks: blocks,
});

function getCountries(
  article: readonly [ArticleOfCountry, ...ArticleOfCountry[]],
  now: Date,
): StaffArticle['Countries'] {
  const [own] = article;
  return [...article]
    .sort((one, other) => one.content.countryId - other.content.countryId)
    .map((one) => ({
      CountryId: one.content.countryId,
      NewsId: one.content.id,
      State: getVersionState(getLastVisible(one.versions), now),
      HasOwnWords: !saysTheSame(own, one),
    }));
}

/** An article as staff write it: its newest version, and all there were. NOT_FOUND: none. */
export async function presentArticle(
  db: Database,
  newsId: number,
  caller: Pick<CallContext, 'clock' | 'user' | 'services'>,
): Promise<StaffArticle> {
  const now = caller.clock();
  const article = await readArticle(db, newsId);
  const [{ content, versions }] = article;
  const [newest] = versions;
  if (!newest) throw new Error(`article ${newsId} has no version`);
  const view = getLastVisible(versions);
  const visiblePath = (await findShownContent(db, content.id, now))?.path;
  const lead = await findFeatured(db, { countryId: content.countryId, now });
  const isSeen = getVersionState(newest, now) === 'live';
  const shown = findVisibleVersion(versions, now);
  const picture = newest.pictureKey && (await findMedia(db, [newest.pictureKey])).get(newest.pictureKey);
  return {
    NewsId: content.id,
    Version: getArticleVersion(article),
    CountryId: content.countryId,
    ArticleString: getArticleString(newest.path ?? content.path),
    ShownArticleString: visiblePath === undefined ? null : getArticleString(visiblePath),
    Topic: newest.topic ?? content.topic ?? '',
    IsFeatured: (newest.isFeatured ?? content.isFeatured) && (!isSeen || lead?.id === content.id),
    State: getVersionState(view, now),
    GoesLiveAt: view?.goesLiveAt?.toISOString() ?? null,
    Actions: articleActions({ versions }, caller),
    Release: await presentRelease(db, { page: content, versions, newest }, caller),
    ...getLabels(newest),
    PictureSrc: picture ? thumbSrc(picture) : null,
    Countries: getCountries(article, now),
    Spelling: getSpelling(article),
    Versions: versions.map((version) => ({
      Number: version.number,
      State: getVersionState(version, now),
      GoesLiveAt: version.goesLiveAt?.toISOString() ?? null,
      AuthorName: version.authorName,
      CreatedAt: version.createdAt.toISOString(),
      IsShown: version.id === shown?.id,
      IsAutosave: version.isAutosave,
      ...getLabels(version),
    })),
  };
}
