import { staffName } from '@heizplatz/api-dealers';
import type { CallContext, Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/country';
import { insertVersions } from '../content-pages/new-content-repository';
import type { ArticleBody } from './article-body';
import { type ArticlePlace, placeArticle, refuseTakenPath } from './article-place';
import { unplanVersions } from './article-repository';
import { getLabels } from './article-spelling';
import type { ArticleOfCountry } from './read-article';

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
  const contentId = await placeArticle(tx, place, known, { isVisible: body.Act === 'publish', now });
  await unplanVersions(tx, contentId, now);
  const content = getLabels(place.countryId, source, body);
  const version = {
    ...content,
    blocks: [...content.blocks],
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
  };
  await insertVersions(tx, [version]);
  return contentId;
}
