import { type Database, problem } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/country';
import { type ContentRow, fillPlaces, insertArticle, isPathTaken, updateArticle } from './article-repository';
import { formatTimeOfDay } from './news-state';
import type { ArticleOfCountry } from './read-article';

export interface ArticlePlace {
  readonly countryId: CountryId;
  readonly path: string;
  readonly sharedKey: string;
  readonly topic: string;
}

/** PATH_TAKEN: another article is there, will be, or is written for it. */
export async function refuseTakenPath(
  tx: Database,
  place: ArticlePlace,
  known: ContentRow | undefined,
  now: Date,
): Promise<void> {
  if (await isPathTaken(tx, place, known, now))
    throw problem('VALIDATION', { errors: [{ path: 'body.ArticleString', code: 'PATH_TAKEN' }] });
}

/**
 * The article's own row; visitors get the versions' fields. `isVisible`: its new version is visible at once.
 * Returns its id.
 */
export async function placeArticle(
  tx: Database,
  { countryId, path, sharedKey, topic }: ArticlePlace,
  known: ArticleOfCountry | undefined,
  { isVisible, now }: { readonly isVisible: boolean; readonly now: Date },
): Promise<number> {
  if (!known) return insertArticle(tx, { countryId, path, topic, sharedKey });
  await fillPlaces(tx, known.content);
  const wasSeen = known.versions.some(
    (version) => version.state !== 'draft' && formatTimeOfDay(version) <= now.getTime(),
  );
  await updateArticle(tx, known.content.id, { ...(isVisible || !wasSeen ? { path, topic } : {}), sharedKey });
  return known.content.id;
}
