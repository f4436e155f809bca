import { staffName } from '@heizplatz/api-dealers';
import type { CallContext, Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/country';
import { and, eq, sql } from 'drizzle-orm';
import { contentVersions } from '../content-pages/schema';
import type { ArticleBody } from './article-body';
import { type ArticlePlace, placeArticle, refuseTakenPath } from './article-place';
import type { ArticleOfCountry } from './article-repository';
import { wordsFor } from './article-spelling';

const STATES = { draft: 'draft', publish: 'live', plan: 'planned', withdraw: 'withdrawn' } as const;

interface WrittenBy {
  readonly known: ArticleOfCountry | undefined;
  /** Null: not yet. */
  readonly goesLiveAt: Date | null;
  /** The country whose words the body has. */
  readonly source: CountryId;
  readonly context: CallContext;
}

/** Adds a version of the article in a country; what was planned before is a draft again. Answers its content's id. */
export async function writeArticle(
  tx: Database,
  place: ArticlePlace,
  body: ArticleBody,
  { known, goesLiveAt, source, context }: WrittenBy,
): Promise<number> {
  const now = context.clock();
  await refuseTakenPath(tx, place, known?.content, now);
  const contentId = await placeArticle(tx, place, known, { isShown: body.Act === 'publish', now });
  await tx
    .update(contentVersions)
    .set({ state: 'draft', goesLiveAt: null })
    .where(and(eq(contentVersions.contentId, contentId), sql`${contentVersions.goesLiveAt} > ${now.toISOString()}`));
  const words = wordsFor(place.countryId, source, body);
  await tx.insert(contentVersions).values({
    ...words,
    blocks: [...words.blocks],
    contentId,
    number: 1 + (known?.versions[0]?.number ?? 0),
    state: STATES[body.Act],
    goesLiveAt,
    pictureKey: body.PictureKey,
    path: place.path,
    topic: place.topic,
    isFeatured: body.IsFeatured,
    authorId: context.user?.id ?? null,
    authorName: staffName(context.user),
    createdAt: now,
  });
  return contentId;
}
