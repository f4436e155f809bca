import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/country';
import { and, desc, eq, lte, ne } from 'drizzle-orm';
import { contents, contentVersions } from './schema';
import { shownContents } from './shown-contents';

/** Where an article is that was seen at a path before; its versions know. Undefined: none was, or none is now. */
export async function movedArticle(
  db: Database,
  { countryId, path, now }: { readonly countryId: CountryId; readonly path: string; readonly now: Date },
): Promise<string | undefined> {
  const [earlier] = await db
    .select({ id: contents.id })
    .from(contentVersions)
    .innerJoin(contents, eq(contents.id, contentVersions.contentId))
    .where(
      and(
        eq(contents.countryId, countryId),
        eq(contentVersions.path, path),
        ne(contentVersions.state, 'draft'),
        lte(contentVersions.goesLiveAt, now),
      ),
    )
    .orderBy(desc(contentVersions.goesLiveAt), desc(contentVersions.id))
    .limit(1);
  if (!earlier) return undefined;
  const [row] = await shownContents(db, now).rows(eq(contents.id, earlier.id));
  return row?.path === path ? undefined : row?.path;
}
