import type { StaffArticle } from '@heizplatz/contract';
import { findMedia } from '../content/content-repository';
import type { Database } from '../database/database';
import { articleStringOf } from '../news/news-path';
import { thumbSrc } from '../staff-media/present-medium';
import { type ArticleOfCountry, readArticle, versionOfArticle } from './article-repository';
import { lastShownOf, stateOfVersion, type VersionRow } from './news-state';
import { wordsIn } from './swiss-words';

/** Words apart from how Switzerland spells them. */
const plainWords = (version: VersionRow | undefined): string =>
  version ? JSON.stringify([wordsIn(3, version), version.pictureKey]) : '';

const wordsOf = ({ title, description, pictureKey, blocks }: VersionRow) => ({
  Title: title,
  Teaser: description,
  PictureKey: pictureKey,
  Blocks: blocks,
});

function countriesOf(article: readonly ArticleOfCountry[], own: VersionRow, now: Date): StaffArticle['Countries'] {
  return [...article]
    .sort((one, other) => one.content.countryId - other.content.countryId)
    .map(({ content, versions }) => ({
      CountryId: content.countryId,
      NewsId: content.id,
      State: stateOfVersion(lastShownOf(versions), now),
      HasOwnWords: plainWords(versions[0]) !== plainWords(own),
    }));
}

/** An article as staff write it: its newest version, and all there were. NOT_FOUND: none. */
export async function presentArticle(db: Database, newsId: number, now: Date): Promise<StaffArticle> {
  const article = await readArticle(db, newsId);
  const [{ content, versions }] = article;
  const [newest] = versions;
  if (!newest) throw new Error(`article ${newsId} has no version`);
  const shown = lastShownOf(versions);
  const picture = newest.pictureKey && (await findMedia(db, [newest.pictureKey])).get(newest.pictureKey);
  return {
    NewsId: content.id,
    Version: versionOfArticle(article),
    CountryId: content.countryId,
    ArticleString: articleStringOf(content.path),
    Topic: content.topic ?? '',
    IsFeatured: content.isFeatured,
    State: stateOfVersion(shown, now),
    GoesLiveAt: shown?.goesLiveAt?.toISOString() ?? null,
    ...wordsOf(newest),
    PictureSrc: picture ? thumbSrc(picture) : null,
    Countries: countriesOf(article, newest, now),
    Versions: versions.map((version) => ({
      Number: version.number,
      State: stateOfVersion(version, now),
      GoesLiveAt: version.goesLiveAt?.toISOString() ?? null,
      AuthorName: version.authorName,
      CreatedAt: version.createdAt.toISOString(),
      ...wordsOf(version),
    })),
  };
}
