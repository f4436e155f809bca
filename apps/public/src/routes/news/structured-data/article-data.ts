import type { NewsArticle } from '@heizplatz/contract';
import { BRAND } from '@heizplatz/country';

/** A news article in schema.org terms. */
export const articleData = (origin: string, { Title, Teaser, DateTime, Path, FilePath }: NewsArticle) => ({
  '@type': 'NewsArticle',
  headline: Title,
  description: Teaser,
  datePublished: DateTime,
  image: FilePath,
  mainEntityOfPage: origin + Path,
  author: { '@type': 'Organization', name: BRAND },
  publisher: { '@type': 'Organization', name: BRAND },
});
