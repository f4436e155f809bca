import { type Database, problem } from '@heizplatz/api-platform';
import { type ContentRow, findPageRow, type VersionRow, findVersions } from './page-repository';

/** A page with its versions, the newest first. */
export interface OpenPage {
  readonly page: ContentRow;
  readonly versions: readonly VersionRow[];
  /** What editors work on. */
  readonly newest: VersionRow;
}

/** NOT_FOUND: none. */
export async function findPage(db: Database, pageId: number): Promise<ContentRow> {
  const row = await findPageRow(db, pageId);
  if (!row) throw problem('NOT_FOUND');
  return row;
}

/** NOT_FOUND: no version. */
export async function addVersions(db: Database, page: ContentRow): Promise<OpenPage> {
  const versions = await findVersions(db, page.id);
  const [newest] = versions;
  if (!newest) throw problem('NOT_FOUND');
  return { page, versions, newest };
}

/** NOT_FOUND: none. */
export const openPage = async (db: Database, pageId: number): Promise<OpenPage> =>
  addVersions(db, await findPage(db, pageId));
