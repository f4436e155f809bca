import { type CALLS, type CallRequest } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import { and, eq, ne, sql } from 'drizzle-orm';
import { contentRedirects, contents, contentVersions } from '../content/schema';
import type { Database } from '../database/database';
import { staffName } from '../dealers/staff-name';
import type { CallContext } from '../http/define-handler';
import { problem } from '../http/problem';
import type { ArticleOfCountry, ContentRow } from './article-repository';
import { wordsIn } from './swiss-words';

export type ArticleBody = CallRequest<typeof CALLS.saveArticle>['body'];

interface Place {
  readonly countryId: CountryId;
  readonly path: string;
  readonly sharedKey: string;
}

const STATES = { draft: 'draft', publish: 'live', plan: 'planned', withdraw: 'withdrawn' } as const;

async function refuseTakenPath(tx: Database, { countryId, path }: Place, known: ContentRow | undefined): Promise<void> {
  const [taken] = await tx
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.countryId, countryId), eq(contents.path, path), known && ne(contents.id, known.id)));
  if (taken) throw problem('VALIDATION', { errors: [{ path: 'body.ArticleString', code: 'PATH_TAKEN' }] });
}

/** What was reached by the old path is reached by it for good; no path leads away from itself. */
async function redirect(tx: Database, { countryId, path }: Place, from: string): Promise<void> {
  const ofCountry = eq(contentRedirects.countryId, countryId);
  await tx.delete(contentRedirects).where(and(ofCountry, eq(contentRedirects.fromPath, path)));
  if (from === path) return;
  await tx
    .update(contentRedirects)
    .set({ toPath: path })
    .where(and(ofCountry, eq(contentRedirects.toPath, from)));
  await tx
    .insert(contentRedirects)
    .values({ countryId, fromPath: from, toPath: path })
    .onConflictDoUpdate({
      target: [contentRedirects.countryId, contentRedirects.fromPath],
      set: { toPath: path },
    });
}

async function writeContent(
  tx: Database,
  place: Place,
  body: ArticleBody,
  known: ArticleOfCountry | undefined,
): Promise<number> {
  await refuseTakenPath(tx, place, known?.content);
  const fields = { path: place.path, topic: body.Topic, isFeatured: body.IsFeatured, sharedKey: place.sharedKey };
  if (!known) {
    const row = { ...fields, countryId: place.countryId, kind: 'news' } as const;
    const [added] = await tx.insert(contents).values(row).returning({ id: contents.id });
    if (!added) throw new Error('an article was not written');
    await redirect(tx, place, place.path);
    return added.id;
  }
  const { id, path } = known.content;
  await tx
    .update(contents)
    .set({ ...fields, version: sql`${contents.version} + 1` })
    .where(eq(contents.id, id));
  const wasShown = known.versions.some(({ state }) => state !== 'draft');
  await redirect(tx, place, wasShown ? path : place.path);
  return id;
}

/** One leads a country: whoever led before does no longer. */
async function leadAlone(tx: Database, countryId: CountryId, contentId: number): Promise<void> {
  await tx
    .update(contents)
    .set({ isFeatured: false, version: sql`${contents.version} + 1` })
    .where(and(eq(contents.countryId, countryId), eq(contents.isFeatured, true), ne(contents.id, contentId)));
}

/** Adds a version of the article in a country; what was planned before is a draft again. Answers its content's id. */
export async function writeArticle(
  tx: Database,
  place: Place,
  body: ArticleBody,
  {
    known,
    goesLiveAt,
    context,
  }: { known: ArticleOfCountry | undefined; goesLiveAt: Date | null; context: CallContext },
): Promise<number> {
  const now = context.clock();
  const contentId = await writeContent(tx, place, body, known);
  await tx
    .update(contentVersions)
    .set({ state: 'draft', goesLiveAt: null })
    .where(and(eq(contentVersions.contentId, contentId), sql`${contentVersions.goesLiveAt} > ${now.toISOString()}`));
  const words = wordsIn(place.countryId, { title: body.Title, description: body.Teaser, blocks: body.Blocks });
  await tx.insert(contentVersions).values({
    ...words,
    contentId,
    number: 1 + (known?.versions[0]?.number ?? 0),
    state: STATES[body.Act],
    goesLiveAt,
    pictureKey: body.PictureKey,
    authorId: context.user?.id ?? null,
    authorName: staffName(context.user),
    createdAt: now,
  });
  if (body.IsFeatured && body.Act === 'publish') await leadAlone(tx, place.countryId, contentId);
  return contentId;
}
