import { type Database, problem, type ThrownProblem } from '@heizplatz/api-platform';
import type { ContentKind } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import { INFO_CENTER_PATH } from '@heizplatz/routes';
import { and, eq, ne } from 'drizzle-orm';
import { contentRedirects, contents } from '../content-pages/schema';
import { isFixedPath, ownerOfPath } from './reserved-paths';

const INFO_BEGINNING = `${INFO_CENTER_PATH}/`;

const refusal = (code: string, detail: string): ThrownProblem =>
  problem('VALIDATION', { detail, errors: [{ path: 'body.Path', code }] });

interface WantedPath {
  readonly countryId: CountryId;
  readonly kind: ContentKind | 'news';
  readonly path: string;
}

/** VALIDATION names why a page cannot have a path: PATH_OWNED, PATH_INFO, PATH_TAKEN. */
export async function refusePath(db: Database, { countryId, kind, path }: WantedPath, pageId = 0): Promise<void> {
  const owner = ownerOfPath(path);
  if (owner)
    throw refusal(
      'PATH_OWNED',
      `Unter ${path} steht schon etwas anderes: ${owner.pattern} gehört zum Teil „${owner.owner}“.`,
    );
  if (kind === 'info' && !path.startsWith(INFO_BEGINNING))
    throw refusal('PATH_INFO', `Seiten des Info-Centers beginnen mit ${INFO_BEGINNING}.`);
  const [taken] = await db
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.countryId, countryId), eq(contents.path, path), ne(contents.id, pageId)));
  if (taken) throw refusal('PATH_TAKEN', `Unter ${path} gibt es schon eine Seite.`);
}

/** Nothing leads away from an address that a page has now. */
export async function freePath(tx: Database, countryId: CountryId, path: string): Promise<void> {
  await tx
    .delete(contentRedirects)
    .where(and(eq(contentRedirects.countryId, countryId), eq(contentRedirects.fromPath, path)));
}

interface Move {
  readonly id: number;
  readonly countryId: CountryId;
  readonly kind: ContentKind | 'news';
  readonly from: string;
  readonly to: string;
  /** Nobody knows the address of what was never shown. */
  readonly wasShown: boolean;
}

/** The old address leads to the new one for good, and so do those that led to the old one. */
export async function movePage(tx: Database, { id, countryId, kind, from, to, wasShown }: Move): Promise<void> {
  if (isFixedPath(from) || kind === 'news')
    throw refusal('PATH_FIXED', `${from} steht fest: andere Seiten, Mails und Papiere nennen diese Adresse.`);
  await refusePath(tx, { countryId, kind, path: to }, id);
  await freePath(tx, countryId, to);
  await tx
    .update(contentRedirects)
    .set({ toPath: to })
    .where(and(eq(contentRedirects.countryId, countryId), eq(contentRedirects.toPath, from)));
  if (wasShown)
    await tx
      .insert(contentRedirects)
      .values({ countryId, fromPath: from, toPath: to })
      .onConflictDoUpdate({ target: [contentRedirects.countryId, contentRedirects.fromPath], set: { toPath: to } });
}
