import type { Database } from '@heizplatz/api-platform';
import type { CountryId } from '@heizplatz/country';
import { and, asc, eq } from 'drizzle-orm';
import { contentRedirects } from '../content-pages/schema';

interface PathOfCountry {
  readonly countryId: CountryId;
  readonly path: string;
}

const leadsTo = ({ countryId, path }: PathOfCountry) =>
  and(eq(contentRedirects.countryId, countryId), eq(contentRedirects.toPath, path));

/** The paths that lead to a page's, by name. */
export async function listPathsTo(db: Database, page: PathOfCountry): Promise<string[]> {
  const rows = await db.select().from(contentRedirects).where(leadsTo(page)).orderBy(asc(contentRedirects.fromPath));
  return rows.map(({ fromPath }) => fromPath);
}

/** Nothing leads away from a path that a page has now. */
export async function freePath(tx: Database, countryId: CountryId, path: string): Promise<void> {
  await tx
    .delete(contentRedirects)
    .where(and(eq(contentRedirects.countryId, countryId), eq(contentRedirects.fromPath, path)));
}

/** What led to the old path leads to the new one. */
export async function moveRedirects(tx: Database, from: PathOfCountry, toPath: string): Promise<void> {
  await tx.update(contentRedirects).set({ toPath }).where(leadsTo(from));
}

export async function saveRedirect(tx: Database, { countryId, path }: PathOfCountry, toPath: string): Promise<void> {
  await tx
    .insert(contentRedirects)
    .values({ countryId, fromPath: path, toPath })
    .onConflictDoUpdate({ target: [contentRedirects.countryId, contentRedirects.fromPath], set: { toPath } });
}

export async function removeRedirectsTo(tx: Database, page: PathOfCountry): Promise<void> {
  await tx.delete(contentRedirects).where(leadsTo(page));
}
