import { type Database, defineHandler, problem, versionConflict } from '@heizplatz/api-platform';
import { CALLS, type StoredBlock } from '@heizplatz/contract';
import { findMedia } from '../content-pages/content-repository';
import { lockPage, touchPage, writeDraft } from './page-repository';
import { presentStaffPage } from './present-staff-page';

/** VALIDATION, MEDIUM_NXT: a picture is not in the library. */
async function refusePictures(db: Database, blocks: readonly StoredBlock[]): Promise<void> {
  const keys = blocks.flatMap((block) => (block.Kind === 'picture' ? [block.MediaKey] : []));
  const known = await findMedia(db, keys);
  const errors = blocks.flatMap((block, at) =>
    block.Kind === 'picture' && !known.has(block.MediaKey)
      ? [{ path: `body.Blocks.${at}.MediaKey`, code: 'MEDIUM_NXT' }]
      : [],
  );
  if (errors.length > 0) throw problem('VALIDATION', { errors, detail: 'Ein Bild ist nicht in der Mediathek.' });
}

/** POST /api/support/cms/seiten/inhalt: as a draft; what is live stays. */
export const savePageBlocks = defineHandler(CALLS.savePageBlocks, async ({ body }, context) => {
  await context.db.transaction(async (tx) => {
    const page = await lockPage(tx, body.PageId);
    if (page.version !== body.Version) throw versionConflict(await presentStaffPage(tx, page.id, context));
    await refusePictures(tx, body.Blocks);
    await writeDraft(tx, page.id, { blocks: body.Blocks }, context);
    await touchPage(tx, page.id);
    context.audit.note({ after: { path: page.path, blockCount: body.Blocks.length } });
  });
  return presentStaffPage(context.db, body.PageId, context);
});
