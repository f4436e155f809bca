import { type Config, type Database, siteOrigin } from '@heizplatz/api-platform';
import type { NewsArticle } from '@heizplatz/contract';
import { toSiteSpelling } from '@heizplatz/country';
import { findMedia, type MediaRow } from '../content-pages/content-repository';
import { FALLBACK_PICTURE } from '../content-blocks/fallback-picture';
import { mediaPath } from '../media/media-path';
import { readMinutes } from '../content-blocks/read-minutes';
import type { VisibleContent } from '../content-pages/visible-content-repository';
import { topicName } from '../content-pages/topics';
import { getArticleString } from './news-path';
import { findFeatured } from './news-repository';

type Picture = Pick<MediaRow, 'key' | 'fileName' | 'alt' | 'width' | 'height'>;

function presentArticle(
  row: VisibleContent,
  { picture, host, isLead }: { picture: Picture; host: string; isLead: boolean },
): NewsArticle {
  const topic = row.topic ?? '';
  return {
    Id: row.id,
    ArticleString: getArticleString(row.path),
    Path: row.path,
    Title: row.title,
    Teaser: row.description,
    DateTime: row.firstLiveAt.toISOString(),
    Topic: { Key: topic, Name: topicName(topic, row.countryId) },
    IsFeatured: isLead,
    ReadMinutes: readMinutes(row.blocks),
    FilePath: host + mediaPath(picture.key, picture.fileName),
    FileAlt: toSiteSpelling(row.countryId, picture.alt),
    FileWidth: picture.width,
    FileHeight: picture.height,
  };
}

/**
 * Articles of a country in wire format, without Content; each with its picture or, without one, our default SVG.
 */
export async function presentArticles(
  db: Database,
  rows: readonly VisibleContent[],
  { config, now }: { readonly config: Config; readonly now: Date },
): Promise<NewsArticle[]> {
  const media = await findMedia(
    db,
    rows.flatMap(({ pictureKey }) => pictureKey ?? []),
  );
  const [first] = rows;
  const lead = first && (await findFeatured(db, { countryId: first.countryId, now }));
  return rows.map((row) => {
    const host = siteOrigin(row.countryId, config);
    const picture = media.get(row.pictureKey ?? '') ?? FALLBACK_PICTURE;
    return presentArticle(row, { picture, host, isLead: row.id === lead?.id });
  });
}
