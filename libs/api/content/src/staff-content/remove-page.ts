import { type CallContext, type Database, defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS } from '@heizplatz/contract';
import { findVisiblePage } from '../content-pages/content-repository';
import { listMenusTo } from '../staff-menus/menu-repository';
import { lockPage } from './execute-page-command';
import type { OpenPage } from './open-page';
import { checkAllowed } from './page-actions';
import { deletePageRow } from './page-repository';
import { wasEverVisible } from './page-state';
import { presentStaffPage } from './present-staff-page';
import { moveRedirects, removeRedirectsTo, saveRedirect } from './redirect-repository';

const getNote = ({ page, newest }: OpenPage) => ({
  ...{ path: page.path, countryId: page.countryId, kind: page.kind, title: newest.title, versions: newest.number },
});

/** Deletes a page or an article whose address then leads nowhere or to another page. CONFLICT, VALIDATION: as removePage. */
export async function removeContent(
  tx: Database,
  open: OpenPage,
  redirectTo: string | null,
  context: CallContext,
): Promise<void> {
  const { page, versions } = open;
  const now = context.clock();
  checkAllowed('delete', open, context);
  const { countryId, path } = page;
  if ((await listMenusTo(tx, countryId, path)).length > 0)
    throw problem('CONFLICT', { detail: 'Ein Menü führt zu dieser Seite. Nehmen Sie den Eintrag zuerst heraus.' });
  if (redirectTo === null) await removeRedirectsTo(tx, page);
  else {
    const target = await findVisiblePage(tx, { countryId, path: redirectTo, now });
    if (!target) throw problem('VALIDATION', { errors: [{ path: 'body.RedirectTo', code: 'PATH_NXT' }] });
    await moveRedirects(tx, page, target.path);
    if (wasEverVisible(versions, now)) await saveRedirect(tx, page, target.path);
  }
  await deletePageRow(tx, page.id);
  context.audit.note({ before: getNote(open), after: { redirectTo } });
}

/** POST /api/support/cms/seiten/loeschen. */
export const removePage = defineHandler(CALLS.removePage, async ({ body }, context) => {
  await context.db.transaction(async (tx) => {
    const open = await lockPage(tx, body.PageId);
    const { page } = open;
    if (page.kind === 'news') throw problem('NOT_FOUND');
    if (page.version !== body.Version) throw versionConflict(await presentStaffPage(tx, body.PageId, context));
    await removeContent(tx, open, body.RedirectTo, context);
  });
  return { IsSuccess: true };
});
