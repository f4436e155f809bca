import { type Database, problem, type ServedPattern, type ThrownProblem } from '@heizplatz/api-platform';
import type { ContentKind } from '@heizplatz/contract';
import type { CountryId } from '@heizplatz/country';
import { INFO_CENTER_PATH } from '@heizplatz/routes';
import { isPathTaken } from './page-repository';
import { freePath, moveRedirects, saveRedirect } from './redirect-repository';
import { isFixedPath, getOwnerByPath } from './reserved-paths';

const INFO_BEGINNING = `${INFO_CENTER_PATH}/`;

const refusal = (code: string, detail: string): ThrownProblem =>
  problem('VALIDATION', { detail, errors: [{ path: 'body.Path', code }] });

interface RequestedPath {
  readonly countryId: CountryId;
  readonly kind: ContentKind | 'news';
  readonly path: string;
  /** Of the releases that serve. */
  readonly served: readonly ServedPattern[];
}

/** VALIDATION names why a page cannot have a path: PATH_OWNED, PATH_INFO, PATH_TAKEN. */
export async function refusePath(
  db: Database,
  { countryId, kind, path, served }: RequestedPath,
  pageId = 0,
): Promise<void> {
  const owner = getOwnerByPath(path, served);
  if (owner)
    throw refusal(
      'PATH_OWNED',
      `Unter ${path} steht schon etwas anderes: ${owner.pattern} gehört zum Teil „${owner.owner}“.`,
    );
  if (kind === 'info' && !path.startsWith(INFO_BEGINNING))
    throw refusal('PATH_INFO', `Seiten des Info-Centers beginnen mit ${INFO_BEGINNING}.`);
  if (await isPathTaken(db, { countryId, path }, pageId))
    throw refusal('PATH_TAKEN', `Unter ${path} gibt es schon eine Seite.`);
}

interface Move {
  readonly id: number;
  readonly countryId: CountryId;
  readonly kind: ContentKind | 'news';
  readonly from: string;
  readonly to: string;
  /** A page that was never visible needs no redirect. */
  readonly wasVisible: boolean;
  /** Of the releases that serve. */
  readonly served: readonly ServedPattern[];
}

/** The old address leads to the new one for good, and so do those that led to the old one. */
export async function movePage(
  tx: Database,
  { id, countryId, kind, from, to, wasVisible, served }: Move,
): Promise<void> {
  if (isFixedPath(from) || kind === 'news')
    throw refusal('PATH_FIXED', `${from} steht fest: andere Seiten, Mails und Papiere nennen diese Adresse.`);
  await refusePath(tx, { countryId, kind, path: to, served }, id);
  await freePath(tx, countryId, to);
  await moveRedirects(tx, { countryId, path: from }, to);
  if (wasVisible) await saveRedirect(tx, { countryId, path: from }, to);
}
